import type { CsvTable } from '../../lib/csv/readCsv'
import { onceFor } from '../../lib/onceFor'
import { errorHeader, idHeader, type ImportKind } from './importKinds'
import type { ImportLists } from './planImport'

/** A table as `writeCsv` takes it. */
export interface FileLines {
  headers: string[]
  lines: (string | number | boolean)[][]
}

/**
 * The columns of a kind with one example row, which names the first of what it may name; without the column of ids, which new
 * records have not.
 */
export const templateLines = ({ columns }: ImportKind, lists: Partial<ImportLists>): FileLines => ({
  headers: columns.map(({ header }) => header),
  lines: [
    columns.map(({ example, type, records }) =>
      type === 'related' && records ? (lists[records]?.[0]?.name ?? '') : example,
    ),
  ],
})

/** All records of a kind as they can be changed in a spreadsheet: as far as the list has them. */
export function recordLines(kind: ImportKind, lists: ImportLists): FileLines {
  const rows = lists.own as readonly unknown[] as readonly Readonly<Record<string, unknown>>[]
  const columns = kind.columns.filter(({ field }) => rows.some((row) => isShown(row[field])))
  const namesOf = new Map(
    columns.map(({ records }) => [
      records,
      new Map((records ? (lists[records] ?? []) : []).map(({ id, name }) => [id, name])),
    ]),
  )
  return {
    headers: [idHeader, ...columns.map(({ header }) => header)],
    lines: rows.map((row) => [
      Number(row.id),
      ...columns.map(({ field, type, records }) => {
        const value = row[field]
        const nameOf = (id: number) => unambiguous(namesOf.get(records), id)
        if (type === 'parent') return value === 0 ? '' : nameOf(Number(value))
        if (type === 'related') return ((value ?? []) as number[]).map(nameOf).join('; ')
        return (value ?? '') as string | boolean
      }),
    ]),
  }
}

/** A column that the host's list leaves out is empty in every row. */
const isShown = (value: unknown) => value !== undefined && value !== null && value !== ''

/** The name of a record, or its id where another has the same name or where it can't stand among others. */
function unambiguous(names: ReadonlyMap<number, string> | undefined, id: number): string {
  const name = names?.get(id) ?? ''
  return name === '' || /[;\n]/.test(name) || (names && (countsOf(names).get(name) ?? 0) > 1)
    ? `#${id}`
    : name
}

/** How often each name is there. */
const countsOf = onceFor((names: ReadonlyMap<number, string>) => {
  const counts = new Map<string, number>()
  for (const name of names.values()) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
})

/** Rows of a file that can't be imported, each with the reason in a column of its own. */
export function errorLines({ headers, rows }: CsvTable, errors: ReadonlyMap<number, string>): FileLines {
  const kept = headers.flatMap((header, at) => (header === errorHeader ? [] : [at]))
  return {
    headers: [...kept.map((at) => headers[at] ?? ''), errorHeader],
    lines: rows
      .filter(({ line }) => errors.has(line))
      .map(({ line, cells }) => [...kept.map((at) => cells[at] ?? ''), errors.get(line) ?? '']),
  }
}
