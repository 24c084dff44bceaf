import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import { isAborted } from '../../api/errors'
import {
  queryPage,
  type ProjectPage,
  type ProjectQuery,
  type RowCounts,
} from '../../contract/endpoints/query'
import type { ProjectRow } from '../../contract/entities'
import type { ListPart } from '../../lib/window/WindowPlace'
import { Resource } from '../Resource'

/** What of the list is wanted. */
export type ListQuery = Pick<ProjectQuery, 'search' | 'filter' | 'sort'>

/** Rows that are asked for at a time, and rows that are kept: a part of the list that is in view and what is around it. */
export const partOf = { page: 100, kept: 500 } as const
/** So many places of the list are known for jumps. */
const places = 1000

/** Where a part begins, by the number of its first row and the cursor behind which that is, and how many rows it has at first. */
interface Beginning {
  readonly row: number
  readonly after?: string | undefined
  readonly rows: number
}

const theTop: Beginning = { row: 0, rows: partOf.page }

type Page = Pick<ProjectPage, 'rows' | 'before' | 'after'>
type Boundaries = NonNullable<ProjectPage['boundaries']>

/** A part of a list. */
export interface ProjectPart extends ListPart {
  readonly query: ListQuery
  readonly rows: readonly ProjectRow[]
  readonly counts: RowCounts
  readonly pages: readonly Page[]
}

/**
 * The list of projects where the host searches it: a part of at most 500 rows, which follows what is in view. A search, another
 * order and a jump replace the part, once its rows have come; scrolling goes on from its ends.
 */
export class ProjectPages {
  /** The part that is shown, with the rules of any other value of the host. */
  readonly part: Resource<ProjectPart>
  /** How many rows each filter would leave, by its word in the address. */
  readonly choices: Resource<RowCounts>
  /** Why the next rows could not be read. */
  nextError: unknown = undefined

  /** What was asked for last. */
  query: ListQuery = {}
  /** From where the part is read anew. */
  private from = theTop
  private boundaries: { of: ListQuery; places: Promise<Boundaries> } | undefined
  private next: { direction: 'before' | 'after'; run: AbortController } | undefined

  constructor(private readonly find: (query: ProjectQuery, signal?: AbortSignal) => Promise<ProjectPage>) {
    this.part = new Resource(
      (signal) => this.read(signal),
      () => (this.from = theTop),
    )
    this.choices = new Resource(async (signal) =>
      countsOf(await find({ ...this.query, limit: 1, counts: 'choices' }, signal)),
    )
    makeObservable(this, { query: observableRef, nextError: observableRef, isCurrent: computed })
  }

  /** Whether the part is of what was asked for last. */
  get isCurrent(): boolean {
    return this.part.value?.query === this.query
  }

  /** Shows what this search, these filters and this order find, from the top; the part before stays until it has come. */
  ask(query: ListQuery): void {
    if (isSame(query, this.query)) return
    runInAction(() => (this.query = query))
    this.from = theTop
    this.startAnew()
    this.choices.invalidate()
  }

  /** Shows the rows around number `row`. */
  async jump(row: number): Promise<void> {
    const { query } = this
    try {
      const all = await this.readBoundaries()
      if (query !== this.query) return
      const { at = 0, after } = all.findLast((place) => place.at <= row) ?? {}
      this.from = { row: at, after: after ?? undefined, rows: atMost(row - at + partOf.page) }
      this.startAnew()
    } catch (error) {
      if (!isAborted(error)) runInAction(() => (this.nextError = error))
    }
  }

  /** Reads the next rows at an end of the part, unless that is under way. */
  async readOn(direction: 'before' | 'after'): Promise<void> {
    const part = this.part.value
    if (!part || this.next || this.part.isLoading) return
    const cursor = direction === 'after' ? part.pages.at(-1)?.after : part.pages[0]?.before
    if (!cursor) return
    const run = new AbortController()
    this.next = { direction, run }
    try {
      const page = await this.find({ ...part.query, [direction]: cursor, limit: partOf.page }, run.signal)
      if (run.signal.aborted) return
      this.part.update((shown) => (shown === part ? grown(part, page, direction) : shown))
      runInAction(() => (this.nextError = undefined))
    } catch (error) {
      if (!isAborted(error)) runInAction(() => (this.nextError = error))
    } finally {
      if (this.next?.run === run) this.next = undefined
    }
  }

  /** A project has changed: the part that is shown is read again, from where it begins. */
  invalidate(): void {
    this.boundaries = undefined
    const part = this.part.value
    if (part && part.query === this.query) {
      const after = part.pages[0]?.before ?? undefined
      this.from = { row: part.start, after, rows: atMost(part.rows.length) }
    }
    this.stopNext()
    this.part.invalidate()
    this.choices.invalidate()
  }

  /** All rows that a query finds, page after page; `onCount` hears how many have come. Throws an `ApiError`, or an abort. */
  async readAll(
    query: ListQuery,
    most: number,
    onCount?: (count: number) => void,
    signal?: AbortSignal,
  ): Promise<ProjectRow[]> {
    const rows: ProjectRow[] = []
    let after: string | null | undefined
    do {
      const page: ProjectPage = await this.find(
        { ...query, ...(after && { after }), limit: queryPage.most },
        signal,
      )
      rows.push(...page.rows)
      onCount?.(rows.length)
      after = page.after
    } while (after && rows.length < most)
    return rows
  }

  private startAnew() {
    this.stopNext()
    runInAction(() => (this.nextError = undefined))
    this.part.invalidate()
  }

  private stopNext() {
    this.next?.run.abort()
    this.next = undefined
  }

  private async read(signal: AbortSignal): Promise<ProjectPart> {
    const { query, from } = this
    const page = await this.find(
      { ...query, ...(from.after && { after: from.after }), limit: from.rows, counts: 'found' },
      signal,
    )
    return partWith({ query, counts: countsOf(page), list: {} }, [page], from.row)
  }

  private readBoundaries(): Promise<Boundaries> {
    const { query } = this
    if (this.boundaries?.of !== query) {
      const asked = this.find({ ...query, limit: 1, boundaries: places }).then(
        (page) => page.boundaries ?? [],
      )
      asked.catch(() => (this.boundaries = undefined))
      this.boundaries = { of: query, places: asked }
    }
    return this.boundaries.places
  }
}

/** The part with one more page, and without those at its other end that are too many. */
function grown(part: ProjectPart, page: Page, direction: 'before' | 'after'): ProjectPart {
  const pages = direction === 'after' ? [...part.pages, page] : [page, ...part.pages]
  let start = direction === 'after' ? part.start : part.start - page.rows.length
  const count = () => pages.reduce((sum, { rows }) => sum + rows.length, 0)
  while (pages.length > 1 && count() > partOf.kept) {
    if (direction === 'before') pages.pop()
    else start += pages.shift()?.rows.length ?? 0
  }
  return partWith(part, pages, start)
}

/** Numbers of rows are estimated in a very long list: its two ends put them right. */
function partWith(
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

const atMost = (rows: number) => Math.min(queryPage.most, Math.max(partOf.page, rows))

function countsOf({ counts }: ProjectPage): RowCounts {
  if (!counts) throw new Error('The host did not count the projects')
  return counts
}

const isSame = (a: ListQuery, b: ListQuery) => JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b))
const inOrder = ({ search = '', filter = [], sort }: ListQuery) => [search, filter, sort]
