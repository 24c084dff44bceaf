import type { ExportFormat } from '../../components/export/ExportButton'
import type { ExportedLines } from '../../components/table/model/columns'
import { writeCsv } from '../../lib/csv/writeCsv'

/** A file that is ready to be kept. */
export interface ExportedFile {
  /** `projects-2026-11-22.csv`. */
  name: string
  text: string
  type: 'text/csv' | 'application/json'
}

/** The file of a list's rows; `list` is what they are, in the plural, and part of the file's name with the day. */
export async function exportFile(
  list: string,
  { ids, headers, lines }: ExportedLines,
  format: ExportFormat,
): Promise<ExportedFile> {
  // The Swedes write the day as ISO 8601 does.
  const name = `${list.replaceAll(' ', '-')}-${new Date().toLocaleDateString('sv-SE')}.${format}`
  if (format === 'csv') return { name, text: await writeCsv(headers, lines), type: 'text/csv' }
  const records = lines.map((line) => Object.fromEntries(ids.map((id, at) => [id, line[at]])))
  return { name, text: `${JSON.stringify(records, null, 2)}\n`, type: 'application/json' }
}
