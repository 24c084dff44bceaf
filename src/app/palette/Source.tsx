import { computed } from 'mobx'
import type { ReactElement } from 'react'
import type { PaletteEntry } from '../../components/palette/PaletteEntry'
import { indexed } from '../../contract/search/search'
import type { SearchIndex } from '../../contract/search/searchIndex'
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

/** What a record is called and where it is. */
type Described = Pick<Findable, 'name' | 'note'> & { key: number; path: string; texts: Findable['texts'] }

interface SourceParts<Value> {
  /** Unlike that of any other source: 'project'. */
  id: string
  /** Heading above its entries: 'Projects'. */
  title: string
  icon: ReactElement
  /** Address of the list with all of them, where it can be searched by `?q=`. */
  listPath?: string
  /** What its records are read from; more of them may come when others have arrived. */
  resources: () => readonly Resource<Value>[]
  /** `at` is the place of the resource among all. */
  entriesOf: (value: Value, at: number) => readonly Described[]
  /** A sentence on what is not searched, if something is not. */
  limit?: () => string | undefined
}

/** Records of one kind as the palette finds them. Reads stores: use it inside an observer. */
export class Source<Value = never> {
  private made: { values: readonly (Value | undefined)[]; index: SearchIndex<Findable> } | undefined

  constructor(readonly parts: SourceParts<Value>) {}

  /** Made anew only when a list has changed: folding thousands of texts at each key would be felt. */
  get index(): SearchIndex<Findable> {
    return this.currentIndex.get()
  }

  /** A list has not arrived yet, and none has failed. */
  get isLoading(): boolean {
    return this.currentLoading.get()
  }

  /** Why a list could not be read; undefined where all could, or an older one is there. */
  get error(): unknown {
    return this.currentError.get()
  }

  // Computed: a source may read from many lists, which a key would ask one by one.
  private readonly currentIndex = computed(() => this.readIndex())
  private readonly currentLoading = computed(() =>
    this.parts.resources().some(({ status, isLoading }) => status === 'loading' && isLoading),
  )
  private readonly currentError = computed(
    () => this.parts.resources().find(({ status }) => status === 'failed')?.error,
  )

  private readIndex(): SearchIndex<Findable> {
    const values = this.parts.resources().map(({ value }) => value)
    const { made } = this
    if (made && made.values.length === values.length && made.values.every((one, at) => one === values[at]))
      return made.index
    const { id, icon, entriesOf } = this.parts
    const entries = values.flatMap((value, at) => (value === undefined ? [] : entriesOf(value, at)))
    const findables = entries.map(({ key, ...rest }): Findable => ({
      id: `${id}/${key}`,
      icon,
      hasAddress: true,
      ...rest,
    }))
    const index = indexed(findables, ({ texts }) => texts)
    this.made = { values, index }
    return index
  }

  /** Reads again what could not be read. */
  retry(): void {
    for (const resource of this.parts.resources()) if (resource.status === 'failed') void resource.load()
  }
}
