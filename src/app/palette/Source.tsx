import { computed } from 'mobx'
import type { ReactElement } from 'react'
import type { PaletteEntry } from '../../components/palette/PaletteEntry'
import { entryOf } from '../../contract/search/search'
import type { Entry, SearchIndex } from '../../contract/search/searchIndex'
import type { Resource } from '../../stores/Resource'

/** An entry of the palette, and what it does. */
export interface Findable extends PaletteEntry {
  /** Name, address and tagline, '' for what it has not: what fits a name weighs the same in every kind. */
  texts: readonly [name: string, address: string, tagline: string]
  /** Where it leads. */
  path?: string
  /** What it does where it leads nowhere. */
  run?: () => void
}

/** What a source has for one query. */
export interface Lookup {
  /** What is looked through: all of it, or what is known of it where the host searches it. */
  index: SearchIndex<Findable>
  /** What the host has found itself, best first; its entries are in the index. */
  answer?: { entries: readonly Findable[]; count: number; isAbout: boolean } | undefined
  /** The host is still asked; then how many there are in all is not known. */
  isPending?: boolean
  /** While the host is asked: there were more of the query before than were sent. */
  isCut?: boolean
}

/** Records of one kind as the palette finds them. Reads stores: use it inside an observer. */
export interface PaletteSource {
  readonly parts: SourceWords
  /** All of it, where it is at hand. */
  readonly index?: SearchIndex<Findable>
  /** What it has for a query, which is not empty. */
  lookup: (query: string) => Lookup
  /** What is kept as long as the palette is open; more may come when others have arrived. */
  resources: () => readonly Pick<Resource<unknown>, 'retain'>[]
  /** A list has not arrived yet, and none has failed. */
  readonly isLoading: boolean
  /** Why a list could not be read; undefined where all could, or an older one is there. */
  readonly error: unknown
  /** Reads again what could not be read. */
  retry: () => void
  /** Is given what is typed, '' for nothing that is searched for. */
  type?: (query: string) => void
  /** The palette is closed. */
  end?: () => void
}

/** How a source is called, and where all of it is. */
export interface SourceWords {
  /** Unlike that of any other source: 'project'. */
  id: string
  /** Heading above its entries: 'Projects'. */
  title: string
  /** Address of the list with all of them, where it can be searched by `?q=`. */
  listPath?: string
  /** A sentence on what is not searched, if something is not. */
  limit?: () => string | undefined
}

/** What a record is called and where it is. */
export type Described = Pick<Findable, 'name' | 'note'> & {
  key: number
  path: string
  texts: Findable['texts']
}

interface SourceParts<Value> extends SourceWords {
  icon: ReactElement
  /** What has to be read before it is known what its records are read from. */
  before?: Resource<unknown> | undefined
  /** What its records are read from; more of them may come when others have arrived. */
  resources: () => readonly Resource<Value>[]
  /** `at` is the place of the resource among all. */
  entriesOf: (value: Value, at: number) => readonly Described[]
}

/** What the palette shows of a described record of a kind. */
export const findableOf = (
  { id, icon }: { id: string; icon: ReactElement },
  { key, ...rest }: Described,
): Entry<Findable> => entryOf({ id: `${id}/${key}`, icon, hasAddress: true, ...rest }, ({ texts }) => texts)

/** Records that are read as whole lists. */
export class Source<Value = never> implements PaletteSource {
  private made: { values: readonly (Value | undefined)[]; index: SearchIndex<Findable> } | undefined

  constructor(readonly parts: SourceParts<Value>) {}

  /** Made anew only when a list has changed: folding thousands of texts at each key would be felt. */
  get index(): SearchIndex<Findable> {
    return this.currentIndex.get()
  }

  lookup(): Lookup {
    return { index: this.index }
  }

  resources(): readonly Resource<unknown>[] {
    const { before, resources } = this.parts
    return before ? [before, ...resources()] : resources()
  }

  get isLoading(): boolean {
    return this.currentLoading.get()
  }

  get error(): unknown {
    return this.currentError.get()
  }

  // Computed: a source may read from many lists, which a key would ask one by one.
  private readonly currentIndex = computed(() => this.readIndex())
  private readonly currentLoading = computed(() =>
    this.resources().some(({ status, isLoading }) => status === 'loading' && isLoading),
  )
  private readonly currentError = computed(
    () => this.resources().find(({ status }) => status === 'failed')?.error,
  )

  private readIndex(): SearchIndex<Findable> {
    const values = this.parts.resources().map(({ value }) => value)
    const { made } = this
    if (made && made.values.length === values.length && made.values.every((one, at) => one === values[at]))
      return made.index
    const { entriesOf } = this.parts
    const entries = values.flatMap((value, at) => (value === undefined ? [] : entriesOf(value, at)))
    const index = { entries: entries.map((entry) => findableOf(this.parts, entry)) }
    this.made = { values, index }
    return index
  }

  retry(): void {
    for (const resource of this.resources()) if (resource.status === 'failed') void resource.load()
  }
}
