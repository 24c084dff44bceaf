import { errorHeader, idHeader, type ImportColumn, type ImportKind } from './importKinds'

/** Where the columns of a file stand. */
export interface MatchedColumns {
  /** Place of the column of ids; undefined where there is none. */
  id: number | undefined
  columns: readonly (ImportColumn & { at: number })[]
  /** Place of the column in which an exported list of projects says whether each is active and featured. */
  state: number | undefined
  /** Headers that no column of the kind has: they are skipped. */
  unknown: string[]
  /** Headers of the columns that are missing, and without which no record can be added. */
  missing: string[]
}

/** A header without what differs between spreadsheets: case, spaces, hyphens, underscores. */
const bare = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '')

/** Finds the columns of a kind by their headers, or says what is wrong with these, as a sentence. */
export function matchColumns(
  kind: ImportKind,
  headers: readonly string[],
): MatchedColumns | { problem: string } {
  const places = new Map<string, number>()
  for (const [at, header] of headers.entries()) {
    if (header === '') continue
    const known = bare(header)
    if (places.has(known))
      return { problem: `The column ${header} is there twice. Rename or remove one of them` }
    places.set(known, at)
  }
  const take = (...names: string[]) => {
    const found = names.map(bare).find((one) => places.has(one))
    const at = found === undefined ? undefined : places.get(found)
    if (found !== undefined) places.delete(found)
    return at
  }
  const id = take(idHeader)
  const columns = kind.columns.flatMap((column) => {
    const at = take(column.header, column.field)
    return at === undefined ? [] : [{ ...column, at }]
  })
  // A file of rows with errors can be corrected and imported as it is.
  take(errorHeader)
  const state = kind.kind === 'project' ? take('State') : undefined
  if (id === undefined && !columns.some(({ field }) => field === 'name'))
    return {
      problem: `The first row has no column Name. It has to name the columns: ${headersOf(kind).join(', ')}`,
    }
  const isThere = new Set(columns.map(({ field }) => field))
  return {
    id,
    columns,
    state,
    unknown: [...places.values()].map((at) => headers[at] ?? ''),
    missing: kind.columns
      .filter(({ field, isNeeded }) => isNeeded && !isThere.has(field))
      .map(({ header }) => header),
  }
}

/** The headers of all columns of a kind. */
export const headersOf = (kind: ImportKind): string[] => [
  idHeader,
  ...kind.columns.map(({ header }) => header),
]
