import type { ProjectPage, ProjectQuery, RowCounts } from '../../contract/endpoints/query'
import type { ProjectRow } from '../../contract/entities'
import type { ListPart } from '../../lib/window/WindowPlace'

/** What of the list is wanted. */
export type ListQuery = Pick<ProjectQuery, 'search' | 'filter' | 'sort'>

/**
 * Rows that are asked for at a time, and rows that are kept: a part of the list that is in view and what is around it. A page goes as a
 * whole, and what is read again after a change is one page: more rows are kept where fewer than `least` would be left.
 */
export const partOf = { page: 100, kept: 500, least: 400 } as const
type Page = Pick<ProjectPage, 'rows' | 'before' | 'after'>

/** A part of a list. */
export interface ProjectPart extends ListPart {
  readonly query: ListQuery
  readonly rows: readonly ProjectRow[]
  readonly counts: RowCounts
  readonly pages: readonly Page[]
}

/** The part with one more page, and without those at its other end that are too many. */
export function grown(part: ProjectPart, page: Page, direction: 'before' | 'after'): ProjectPart {
  const pages = direction === 'after' ? [...part.pages, page] : [page, ...part.pages]
  let start = direction === 'after' ? part.start : part.start - page.rows.length
  let count = pages.reduce((sum, { rows }) => sum + rows.length, 0)
  while (count > partOf.kept) {
    const far = pages.at(direction === 'before' ? -1 : 0)?.rows.length ?? 0
    if (count - far < partOf.least) break
    count -= far
    if (direction === 'before') pages.pop()
    else {
      pages.shift()
      start += far
    }
  }
  return partWith(part, pages, start)
}

/** Numbers of rows are estimated in a very long list: its two ends put them right. */
export function partWith(
  { query, counts, list }: Pick<ProjectPart, 'query' | 'counts' | 'list'>,
  pages: readonly Page[],
  about: number,
): ProjectPart {
  const rows = pages.flatMap((page) => page.rows)
  const hasBefore = pages[0]?.before !== null
  const hasAfter = pages.at(-1)?.after !== null
  const start = hasBefore ? Math.max(1, about) : 0
  const end = start + rows.length
  const found = hasAfter ? Math.max(counts.found, end + 1) : end
  return {
    query,
    counts,
    list,
    pages,
    rows,
    keys: rows.map(({ id }) => String(id)),
    start,
    found,
    hasBefore,
    hasAfter,
  }
}
