import { computed, makeObservable, observableRef, runInAction } from 'mobx'
import { isAborted } from '../../api/errors'
import { queryPage, type ProjectPage, type RowCounts } from '../../contract/endpoints/query'
import type { RowMark } from '../../lib/window/RowMark'
import { WindowPlace } from '../../lib/window/WindowPlace'
import { Resource } from '../Resource'
import { grown, partOf, partWith, type ListQuery, type ProjectPart } from './projectPart'
import type { ReadProjects } from './ReadProjects'

/** Filters are counted when the search has stayed the same for so long, in ms. */
const pause = 250
/** The places that jumps begin from lie so many rows apart, or more in a list of more than half a million. */
const apart = 250

/** Where a part begins, by the number of its first row and the cursor behind which that is, and how many rows it has at first. */
interface Beginning {
  readonly row: number
  readonly after?: string | undefined
  readonly rows: number
  /** Another one with each list: what is read again where it stands is the same list. */
  readonly list: object
}

const theTop = (): Beginning => ({ row: 0, rows: partOf.page, list: {} })

type Boundaries = NonNullable<ProjectPage['boundaries']>

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
  private from = theTop()
  private counting: ReturnType<typeof setTimeout> | undefined
  /** What the filters were counted for last, or are being counted for. */
  private counted: ListQuery | undefined
  private failed: (() => Promise<void>) | undefined
  private boundaries: { of: ListQuery; places: Promise<Boundaries> } | undefined
  private next: { direction: 'before' | 'after'; run: AbortController } | undefined

  /** Where the part lies on the screen. */
  readonly place = new WindowPlace()

  constructor(private readonly projects: ReadProjects) {
    this.part = new Resource(
      (signal) => this.read(signal),
      () => {
        this.from = theTop()
        clearTimeout(this.counting)
      },
    )
    this.choices = new Resource(async (signal) => {
      this.counted = this.query
      // No order changes them: one call counts for all.
      const { sort: _, ...counted } = this.query
      return countsOf(await this.projects.find({ ...counted, limit: 1, counts: 'choices' }, signal))
    })
    makeObservable(this, { query: observableRef, nextError: observableRef, isCurrent: computed })
  }

  /** Whether the part is of what was asked for last. */
  get isCurrent(): boolean {
    return this.part.value?.query === this.query
  }

  /** Shows what this search, these filters and this order find, from the top; the part before stays until it has come. */
  ask(query: ListQuery): void {
    if (isSame(query, this.query)) return
    const isCounted = isSame({ ...query, sort: undefined }, { ...this.query, sort: undefined })
    runInAction(() => (this.query = query))
    this.from = theTop()
    this.startAnew()
    if (isCounted) return
    // A word that is being typed is counted when it is complete, and one that was left no more.
    this.choices.stop()
    clearTimeout(this.counting)
    this.counting = setTimeout(() => {
      if (this.counted !== this.query) this.choices.invalidate()
    }, pause)
  }

  /** Shows the rows around number `row`. */
  async jump(row: number): Promise<void> {
    const { query } = this
    try {
      const all = await this.readBoundaries()
      if (query !== this.query) return
      const { at = 0, after } = all.findLast((place) => place.at <= row) ?? {}
      this.from = {
        row: at,
        after: after ?? undefined,
        rows: Math.min(queryPage.most, row - at + partOf.page),
        list: {},
      }
      this.startAnew()
    } catch (error) {
      this.fail(error, () => this.jump(row))
    }
  }

  /** Where a row of the part stands. */
  markOf(key: string): RowMark | undefined {
    const part = this.part.value
    const at = part?.keys.indexOf(key) ?? -1
    let end = 0
    const page = part?.pages.find(({ rows }) => at < (end += rows.length))
    const [first] = page?.rows ?? []
    if (!part || !page || !first || at < 0) return undefined
    const cursor = page.before ?? undefined
    return { key, place: part.start + at, first: String(first.id), cursor, query: part.query }
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
      const page = await this.projects.find(
        { ...part.query, [direction]: cursor, limit: partOf.page },
        run.signal,
      )
      if (run.signal.aborted) return
      this.part.update((shown) => (shown === part ? grown(part, page, direction) : shown))
      runInAction(() => (this.nextError = undefined))
    } catch (error) {
      this.fail(error, () => this.readOn(direction))
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
      // What comes behind the cursor of the first row begins with the second.
      const row = after === undefined ? 0 : part.start + 1
      this.from = { row, after, rows: Math.max(partOf.page, part.rows.length), list: part.list }
    }
    this.stopNext()
    this.part.invalidate()
    this.choices.invalidate()
  }

  /** Tries again to read what could not be read. */
  retryNext(): Promise<void> {
    const { failed } = this
    this.failed = undefined
    return failed?.() ?? Promise.resolve()
  }

  private fail(error: unknown, again: () => Promise<void>): void {
    if (isAborted(error)) return
    this.failed = again
    runInAction(() => (this.nextError = error))
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
    const { row, after, rows, list } = from
    const asked = { ...query, ...(after && { after }), counts: 'found' as const }
    const pages: ProjectPage[] = []
    for await (const page of this.projects.pagesOf(asked, rows, signal)) pages.push(page)
    return partWith({ query, counts: countsOf(pages[0]), list }, pages, row)
  }

  private readBoundaries(): Promise<Boundaries> {
    const { query } = this
    if (this.boundaries?.of !== query) {
      const rows = this.part.value?.found ?? 0
      const boundaries = Math.min(queryPage.places, Math.ceil(rows / apart) || 1)
      const asked = this.projects
        .find({ ...query, limit: 1, boundaries })
        .then((page) => page.boundaries ?? [])
      asked.catch(() => (this.boundaries = undefined))
      this.boundaries = { of: query, places: asked }
    }
    return this.boundaries.places
  }
}

function countsOf(page: ProjectPage | undefined): RowCounts {
  const counts = page?.counts
  if (!counts) throw new Error('The host did not count the projects')
  return counts
}

const isSame = (a: ListQuery, b: ListQuery) => JSON.stringify(inOrder(a)) === JSON.stringify(inOrder(b))
const inOrder = ({ search = '', filter = [], sort }: ListQuery) => [search, filter, sort]
