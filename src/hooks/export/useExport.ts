import type { ExportFormat } from '../../components/export/ExportButton'
import { errorMessage, isUnauthorized } from '../../api/errors'
import type { ListTable } from '../../components/list/ListTable'
import type { ExportedLines } from '../../components/table/model/columns'
import { TooManyRows } from '../../stores/query/TooManyRows'
import { saveFile } from '../../lib/saveFile'
import { useConsole } from '../useConsole'
import { countWord } from '../../contract/words'

const loadFile = () => import('./exportFile')

/** Saves rows of a list as a file and says so. */
export function useExport(table: ListTable | undefined) {
  const { toaster } = useConsole()
  /** Fetches what writes the file. */
  const prepare = () => void loadFile().catch(() => undefined)
  const run = async (rows: 'all' | 'shown' | readonly string[], format: ExportFormat): Promise<void> => {
    if (!table?.content) return
    const { noun, lines } = table.content
    const exported = await read(
      () => lines(rows),
      () => void run(rows, format),
    )
    if (!exported) return
    try {
      const { exportFile } = await loadFile()
      const file = await exportFile(noun.many, exported, format)
      saveFile(file.name, file.text, file.type)
      const count = exported.lines.length
      toaster.show({
        message: `${countWord(count)} ${count === 1 ? noun.one : noun.many} exported`,
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
  /** The rows of a long list come from the host: says so where that takes a moment, and where it fails. */
  const read = async (lines: () => ExportedLines | Promise<ExportedLines>, retry: () => void) => {
    const asked = lines()
    if (!(asked instanceof Promise)) return asked
    const waiting = toaster.show({ message: 'Reading the rows for the file…' })
    try {
      return await asked
    } catch (error) {
      if (error instanceof TooManyRows) toaster.show({ message: error.message, intent: 'warning' })
      // The login screen says that the session has ended.
      else if (!isUnauthorized(error))
        toaster.show({
          message: errorMessage(error),
          intent: 'danger',
          action: { label: 'Retry', onClick: retry },
        })
      return undefined
    } finally {
      toaster.dismiss(waiting)
    }
  }
  return { prepare, run }
}
