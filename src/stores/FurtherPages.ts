import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import { errorMessage, isAborted } from '../api/errors'
import type { Resource } from './Resource'

/** A list as far as it is known; `next` is what its next page is asked with, null at the end. */
interface Known {
  readonly next?: number | string | null | undefined
}

/** The further pages of a list whose first one a resource loads: each is read behind what is known. */
export class FurtherPages<List extends Known, Page> {
  /** A page is asked for. */
  isLoading = false
  /** Why the last one could not be read. */
  error: unknown = undefined
  private running: AbortController | undefined

  constructor(
    private readonly known: Resource<List>,
    private readonly read: (after: NonNullable<List['next']>, signal: AbortSignal) => Promise<Page>,
    private readonly join: (list: List, page: Page) => List,
  ) {
    makeObservable(this, { isLoading: observable, error: observableRef, hasMore: computed })
  }

  /** There is another page. */
  get hasMore(): boolean {
    return this.known.value?.next !== undefined && this.known.value.next !== null
  }

  /** Reads the next page; does nothing at the end, or while one is read. Never throws, see `error`. */
  load = async (): Promise<void> => {
    const after = this.known.value?.next
    if (this.isLoading || after === null || after === undefined) return
    const run = new AbortController()
    this.running = run
    runInAction(() => {
      this.isLoading = true
      this.error = undefined
    })
    try {
      const page = await this.read(after, run.signal)
      // The list may have been loaded anew meanwhile.
      this.known.update((list) => (list.next === after ? this.join(list, page) : list))
    } catch (error) {
      if (!isAborted(error)) runInAction(() => (this.error = error))
    } finally {
      runInAction(() => (this.isLoading = false))
    }
  }

  /** The screen was left: a page that is asked for is no longer needed. */
  close(): void {
    this.running?.abort()
  }
}

/** The way to further entries of a list: one button. */
export interface Further {
  isLoading: boolean
  /** Why the last try brought none. */
  error: string | undefined
  onMore: () => void
}

/** Further pages of a list as its screen offers them; undefined where there are none. Use it inside an observer. */
export function furtherOf({
  hasMore,
  isLoading,
  error,
  load,
}: Pick<FurtherPages<never, never>, 'hasMore' | 'isLoading' | 'error' | 'load'>): Further | undefined {
  if (!hasMore) return undefined
  return {
    isLoading,
    error: error === undefined ? undefined : errorMessage(error),
    onMore: () => void load(),
  }
}
