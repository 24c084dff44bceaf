import Papa from 'papaparse'
import { formulaStart } from './formulaStart'

/** A table as a file holds it. */
export interface CsvTable {
  headers: string[]
  /** Rows that hold anything, each with its number in the file: that of the headers is 1. */
  rows: { line: number; cells: string[] }[]
}

/** A table, or why it can't be read, as a sentence that says what to do. */
export type CsvReading = CsvTable | { problem: string }

/** Excel's own first line, which names what stands between two cells. */
const separatorLine = /^\uFEFF?sep=(.)\r?\n/i

/**
 * Reads a table as `writeCsv` writes it, and as spreadsheets do: with commas, semicolons or tabs. An apostrophe that
 * `writeCsv` put before a formula is taken off.
 */
export function readCsv(text: string): CsvReading {
  const [line = '', separator] = separatorLine.exec(text) ?? []
  const content = text.slice(line.length).replace(/^\uFEFF/, '')
  const { data, errors } = Papa.parse<string[]>(content, { delimiter: separator ?? separatorOf(content) })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken)
    return {
      problem: `Row ${(broken.row ?? 0) + 1}: a quotation mark is not closed, or text stands behind it. Write a quotation mark inside a cell twice`,
    }
  const cells = data.map((row) => row.map((cell) => armed(cell).trim()))
  const [headers = [], ...rows] = cells
  if (headers.every((header) => header === ''))
    return { problem: 'The first row is empty: it has to hold the names of the columns' }
  const filled = rows
    .map((row, at) => ({ line: at + 2, cells: row }))
    .filter((row) => row.cells.some((cell) => cell !== ''))
  const long = filled.find((row) => row.cells.slice(headers.length).some((cell) => cell !== ''))
  if (long)
    return {
      problem: `Row ${long.line} has ${long.cells.length} cells, and the first row names ${headers.length}. Put quotation marks around a cell that holds what separates cells`,
    }
  return { headers, rows: filled }
}

/** What stands between two cells: found by the library, in rows that hold anything. */
const separatorOf = (text: string): string =>
  Papa.parse(text, { delimitersToGuess: [',', ';', '\t'], skipEmptyLines: 'greedy', preview: 50 }).meta
    .delimiter

/** A cell as it was before `writeCsv` defused it. */
const armed = (cell: string) => (cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell)
