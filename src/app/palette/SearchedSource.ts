import { computed } from 'mobx'
import type { ReactElement } from 'react'
import type { ProjectRow } from '../../contract/entities'
import type { Entry, SearchIndex } from '../../contract/search/searchIndex'
import { Vocabulary } from '../../contract/search/vocabulary'
import type { TypedSearch } from '../../stores/query/TypedSearch'
import {
  findableOf,
  type Described,
  type Findable,
  type Lookup,
  type PaletteSource,
  type SourceWords,
} from './Source'

interface SearchedParts extends SourceWords {
  icon: ReactElement
  describe: (row: ProjectRow) => Described
}

/** Projects that the host searches: they are not read as a whole. What is known is shown until the host has answered. */
export class SearchedSource implements PaletteSource {
  private readonly ready = new WeakMap<ProjectRow, Entry<Findable>>()
  private readonly words = new Vocabulary()
  private readonly knownRows = computed(() => this.indexOf(this.search.known))
  private readonly answeredRows = computed(() => this.indexOf(this.search.last?.answer.rows ?? []))

  constructor(
    readonly parts: SearchedParts,
    private readonly search: TypedSearch,
  ) {}

  lookup(query: string): Lookup {
    const { search } = this
    const answer = search.answerTo(query)
    if (answer) {
      const index = this.answeredRows.get()
      const count = Math.max(answer.found, answer.rows.length)
      const entries = index.entries.map(({ item }) => item)
      return { index, answer: { entries, count, isAbout: answer.isAbout } }
    }
    if (!search.isPending(query)) return { index: nothing }
    const { last } = search
    const isCut = last !== undefined && last.answer.found > last.answer.rows.length
    return { index: this.knownRows.get(), isPending: true, isCut }
  }

  // Keys are asked about one by one: nothing is kept loaded.
  resources(): readonly never[] {
    return []
  }

  get isLoading(): boolean {
    return this.search.isSlow
  }

  get error(): unknown {
    return this.search.failed?.error
  }

  retry(): void {
    this.search.retry()
  }

  type(query: string): void {
    this.search.type(query)
  }

  end(): void {
    this.search.end()
  }

  /** Rows of earlier answers stay ready, and their words known: to do it again after each answer would be felt. */
  private indexOf(rows: readonly ProjectRow[]): SearchIndex<Findable> {
    return { entries: rows.map((row) => this.entryOf(row)), words: this.words }
  }

  private entryOf(row: ProjectRow): Entry<Findable> {
    const known = this.ready.get(row)
    if (known) return known
    const entry = findableOf(this.parts, this.parts.describe(row))
    this.ready.set(row, entry)
    this.words.learn(entry.texts)
    return entry
  }
}

const nothing: SearchIndex<Findable> = { entries: [] }
