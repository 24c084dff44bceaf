import { makeObservable, observable, observableRef, runInAction } from 'mobx'
import { isAborted } from '../../api/errors'
import type { ProjectRow } from '../../contract/entities'
import { queryPage } from '../../contract/endpoints/query'
import type { SearchedProjects } from './SearchedProjects'

/** Rows that are asked for at once. */
export const typedRows = 20
/** So many rows of earlier answers are kept. */
const mostKnown = 1000
/** How long nothing is typed before the next call, in ms; the first one is made at once. */
const pause = 80
/** A call that takes longer is worth saying, in ms. */
const slow = 300

/** What the host has found of what was typed. */
export interface TypedAnswer {
  /** Best first, at most `typedRows`. */
  readonly rows: readonly ProjectRow[]
  /** How many there are in all. */
  readonly found: number
  /** `found` is estimated. */
  readonly isAbout: boolean
}

/** The projects that the host finds while somebody types: one call at a time, and the last one wins. */
export class TypedSearch {
  /** The last answer, and what it answers. */
  last: { readonly query: string; readonly answer: TypedAnswer } | undefined
  /** Why the host could not answer, and what it was asked last; until it answers again. */
  failed: { readonly query: string; readonly error: unknown } | undefined
  /** Rows of all answers, the latest last. */
  known: readonly ProjectRow[] = []
  /** The host takes long. */
  isSlow = false

  private wanted = ''
  private running: AbortController | undefined
  private pauseTimer: ReturnType<typeof setTimeout> | undefined
  private slowTimer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly projects: Pick<SearchedProjects, 'find'>) {
    makeObservable(this, {
      last: observableRef,
      failed: observableRef,
      known: observableRef,
      isSlow: observable,
    })
  }

  /** The host's answer about exactly this query. */
  answerTo(query: string): TypedAnswer | undefined {
    return this.last?.query === query ? this.last.answer : undefined
  }

  /** Whether the host still has to answer this query. */
  isPending(query: string): boolean {
    return this.last?.query !== query && this.failed?.query !== query
  }

  /** Asks for what is typed, in place of what was typed before; '' asks for nothing. */
  type(query: string): void {
    if (query === this.wanted) return
    this.wanted = query
    this.stop()
    if (query === '') return this.rest()
    if (this.answerTo(query)) {
      this.rest()
      return runInAction(() => (this.failed = undefined))
    }
    this.slowTimer ??= setTimeout(() => runInAction(() => (this.isSlow = true)), slow)
    const isFirst = this.pauseTimer === undefined
    clearTimeout(this.pauseTimer)
    if (isFirst) void this.ask(query)
    this.pauseTimer = setTimeout(() => {
      this.pauseTimer = undefined
      if (!isFirst && this.wanted === query) void this.ask(query)
    }, pause)
  }

  /** Asks again for what could not be answered. */
  retry(): void {
    const { wanted } = this
    if (wanted === '' || this.failed?.query !== wanted) return
    void this.ask(wanted)
  }

  /** Nobody types any more: what is known may be out of date when somebody does again. */
  end(): void {
    this.wanted = ''
    this.stop()
    clearTimeout(this.pauseTimer)
    this.pauseTimer = undefined
    this.rest()
    runInAction(() => {
      this.last = undefined
      this.failed = undefined
      this.known = []
    })
  }

  private async ask(query: string): Promise<void> {
    const run = new AbortController()
    this.running = run
    try {
      const search = query.slice(0, queryPage.search)
      const page = await this.projects.find({ search, limit: typedRows, counts: 'found' }, run.signal)
      const { rows, counts } = page
      const answer = { rows, found: counts?.found ?? rows.length, isAbout: counts?.isAbout ?? false }
      this.settle(run, () => {
        this.last = { query, answer }
        this.failed = undefined
        this.known = merged(this.known, rows)
      })
    } catch (error) {
      this.settle(run, () => {
        if (!isAborted(error)) this.failed = { query, error }
      })
    }
  }

  private settle(run: AbortController, apply: () => void): void {
    if (this.running !== run) return
    this.running = undefined
    this.rest()
    runInAction(apply)
  }

  private stop(): void {
    this.running?.abort()
    this.running = undefined
  }

  /** Nothing is waited for. */
  private rest(): void {
    clearTimeout(this.slowTimer)
    this.slowTimer = undefined
    runInAction(() => (this.isSlow = false))
  }
}

/** Rows of two answers, each project once, as the later one has it. */
function merged(known: readonly ProjectRow[], rows: readonly ProjectRow[]): readonly ProjectRow[] {
  const later = new Set(rows.map(({ id }) => id))
  return [...known.filter(({ id }) => !later.has(id)), ...rows].slice(-mostKnown)
}
