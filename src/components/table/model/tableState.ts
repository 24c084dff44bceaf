/** Which column orders the rows, and how. */
export interface Sort {
  /** Id of the column. */
  column: string
  direction: 'ascending' | 'descending'
}

/** What a user chose in a table; the page keeps it in the address (design.md, list pages). */
export interface TableState {
  search: string
  /** null: the order in which the rows came. */
  sort: Sort | null
  /** Ids of the filters that are on: a row is shown that all of them keep. */
  filters?: readonly string[]
}

/** The state of a table that nobody touched. */
export const untouched: TableState = { search: '', sort: null }

/** Reads `?q=…&sort=name&show=active,featured`, or `?sort=-name` (descending). */
export function readTableState(params: URLSearchParams): TableState {
  const sort = params.get('sort') ?? ''
  const column = sort.replace(/^-/, '')
  const filters = params.get('show')?.split(',').filter(Boolean) ?? []
  return {
    search: params.get('q') ?? '',
    sort: column === '' ? null : { column, direction: sort.startsWith('-') ? 'descending' : 'ascending' },
    ...(filters.length > 0 && { filters }),
  }
}

/** A copy of `params` with the table's state in it; what is as in an untouched table is left out. */
export function writeTableState(params: URLSearchParams, state: TableState): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('q')
  next.delete('sort')
  next.delete('show')
  if (state.search !== '') next.set('q', state.search)
  if (state.sort !== null) {
    next.set('sort', (state.sort.direction === 'descending' ? '-' : '') + state.sort.column)
  }
  if (state.filters?.length) next.set('show', state.filters.join(','))
  return next
}

/** The next step of a header's button: `first`, the other direction, then the order in which the rows came. */
export function nextSort(
  current: Sort | null,
  column: string,
  first: Sort['direction'] = 'ascending',
): Sort | null {
  if (current?.column !== column) return { column, direction: first }
  const other = first === 'ascending' ? 'descending' : 'ascending'
  return current.direction === first ? { column, direction: other } : null
}
