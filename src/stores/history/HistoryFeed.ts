import { makeObservable, observable, observableRef, runInAction } from 'mobx'
import { isAborted } from '../../api/errors'
import type { History, HistoryEntry, HistoryQuery } from '../../contract/endpoints/history'
import { Resource } from '../Resource'

/** The part of a history that is known: newest first, without a gap. */
export interface KnownHistory {
  readonly entries: readonly HistoryEntry[]
  /** What the next older part is asked with; null at the end. */
  readonly next: number | null
}

/** Reads one page of a history. */
export type ReadHistory = (query: HistoryQuery, signal?: AbortSignal) => Promise<History>

/** A history, read page by page: the newest part by `known`, each older one by `more`. */
export class HistoryFeed {
  readonly known: Resource<KnownHistory>
  /** An older page is asked for. */
  isLoadingMore = false
  /** Why the last older page could not be read. */
  moreError: unknown = undefined
  private running: AbortController | undefined

  constructor(
    private readonly read: ReadHistory,
    onForgotten?: () => void,
  ) {
    this.known = new Resource(async (signal) => joined(await read({}, signal), this.known.value), onForgotten)
    makeObservable(this, { isLoadingMore: observable, moreError: observableRef })
  }

  /** A screen opens it: whatever is known already is shown, and read again. */
  open(): void {
    this.known.invalidate()
  }

  /** The screen was left: an older page is no longer needed. */
  close(): void {
    this.running?.abort()
  }

  /** Reads the next older page; does nothing at the end, or while one is read. Never throws, see `moreError`. */
  more = async (): Promise<void> => {
    const { value } = this.known
    if (this.isLoadingMore || value === undefined || value.next === null) return
    const after = value.next
    const run = new AbortController()
    this.running = run
    runInAction(() => {
      this.isLoadingMore = true
      this.moreError = undefined
    })
    try {
      const page = await this.read({ after }, run.signal)
      this.known.update((known) => (known.next === after ? withOlder(known, page) : known))
    } catch (error) {
      if (!isAborted(error)) runInAction(() => (this.moreError = error))
    } finally {
      runInAction(() => (this.isLoadingMore = false))
    }
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
