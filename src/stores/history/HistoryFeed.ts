import type { History, HistoryEntry, HistoryQuery } from '../../contract/endpoints/history'
import { FurtherPages } from '../FurtherPages'
import { Resource } from '../Resource'

/** The part of a history that is known: newest first, without a gap. */
export interface KnownHistory {
  readonly entries: readonly HistoryEntry[]
  /** What the next older part is asked with; null at the end. */
  readonly next: number | null
}

/** Reads one page of a history. */
export type ReadHistory = (query: HistoryQuery, signal?: AbortSignal) => Promise<History>

/** A history, read page by page: the newest part by `known`, each older one by `older`. */
export class HistoryFeed {
  readonly known: Resource<KnownHistory>
  readonly older: FurtherPages<KnownHistory, History>

  constructor(read: ReadHistory, onForgotten?: () => void) {
    this.known = new Resource(async (signal) => joined(await read({}, signal), this.known.value), onForgotten)
    this.older = new FurtherPages(this.known, (after, signal) => read({ after }, signal), withOlder)
  }

  /** A screen opens it: whatever is known already is shown, and read again. */
  open(): void {
    this.known.invalidate()
  }
}

const withOlder = (known: KnownHistory, page: History): KnownHistory => ({
  entries: [...known.entries, ...page.entries],
  next: page.next ?? null,
})

/** The newest page before what is known; that alone, where more than a page came since. */
function joined(page: History, known: KnownHistory | undefined): KnownHistory {
  const newest = known?.entries[0]?.id
  if (!known || newest === undefined || !page.entries.some(({ id }) => id === newest))
    return { entries: page.entries, next: page.next ?? null }
  return { ...known, entries: [...page.entries.filter(({ id }) => id > newest), ...known.entries] }
}
