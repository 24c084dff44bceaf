import type { ExportFormat } from '../../components/export/ExportButton'
import type { ListTable } from '../../components/list/ListTable'
import { saveFile } from '../../lib/saveFile'
import { useConsole } from '../useConsole'

const loadFile = () => import('./exportFile')

/** Saves rows of a list as a file and says so. */
export function useExport(table: ListTable | undefined) {
  const { toaster } = useConsole()
  /** Fetches what writes the file. */
  const prepare = () => void loadFile().catch(() => undefined)
  const run = async (rows: 'all' | 'shown' | readonly string[], format: ExportFormat): Promise<void> => {
    if (!table?.content) return
    const { noun, lines } = table.content
    const exported = lines(rows)
    try {
      const { exportFile } = await loadFile()
      const file = await exportFile(noun.many, exported, format)
      saveFile(file.name, file.text, file.type)
      const count = exported.lines.length
      toaster.show({
        message: `${count.toLocaleString('en')} ${count === 1 ? noun.one : noun.many} exported`,
        about: file.name,
        intent: 'success',
      })
    } catch {
      toaster.show({
        message: 'The file could not be made: a part of the console could not be loaded',
        intent: 'danger',
        action: { label: 'Retry', onClick: () => void run(rows, format) },
      })
    }
  }
  return { prepare, run }
}
