import Papa from 'papaparse'
import { afterPaint } from '../afterPaint'
import { formulaStart } from './formulaStart'

/** So many lines are written between two moments in which the page can be used. */
const atOnce = 500

/** What a cell of a file holds. */
export type CsvValue = string | number | boolean

const shown = (value: CsvValue) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value)

/**
 * A table as CSV (RFC 4180: commas, CRLF, quotes where they are needed), UTF-8 with the mark by which spreadsheets know
 * that. A cell that a spreadsheet would take as a formula gets an apostrophe before it.
 */
export async function writeCsv(
  headers: readonly string[],
  lines: readonly (readonly CsvValue[])[],
): Promise<string> {
  const parts = [byteOrderMark + csvOf([headers])]
  for (let at = 0; at < lines.length; at += atOnce) {
    if (at > 0) await afterPaint()
    parts.push(csvOf(lines.slice(at, at + atOnce)))
  }
  return parts.map((part) => part + lineEnd).join('')
}

const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

const csvOf = (lines: readonly (readonly CsvValue[])[]) =>
  Papa.unparse(
    lines.map((line) => line.map(shown)),
    { newline: lineEnd, escapeFormulae: formulaStart },
  )
