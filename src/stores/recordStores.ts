import type { Client } from '../api/client'
import type { NodeBody } from '../contract/bodies'
import type { Body, Params } from '../contract/endpoints'
import type { Category, LanguageStack } from '../contract/entities'
import type { RecordRow, RecordValues } from '../contract/records'
import { plurals, recordNames, type RecordName } from '../contract/records/plurals'
import { RecordStore, type RecordStoreCalls } from './RecordStore'

/** The stores of what has a list, an add form and an edit form: categories, stacks, and each kind of record by its plural. */
export type RecordStores = {
  categories: RecordStore<Category, NodeBody>
  languageStacks: RecordStore<LanguageStack, NodeBody>
} & { [K in RecordName as (typeof plurals)[K]]: RecordStore<RecordRow<K>, RecordValues<K>> }

/** Builds them; `onTaxonomyRenamed`: what carries the names of tags, categories and stacks is out of date. */
export function createRecordStores(client: Client, onTaxonomyRenamed: () => void): RecordStores {
  const store = (name: Kind, onRenamed?: () => void) => new RecordStore(recordCalls(client, name), onRenamed)
  const kinds = recordNames.map((name) => [
    plurals[name],
    store(name, name === 'tag' ? onTaxonomyRenamed : undefined),
  ])
  return {
    categories: store('category', onTaxonomyRenamed),
    languageStacks: store('languageStack', onTaxonomyRenamed),
    ...Object.fromEntries(kinds),
  } as RecordStores
}

type Kind = RecordName | 'category' | 'languageStack'
type Update<K extends Kind> = `${K}Update`
type IdName<K extends Kind> = keyof Params<Update<K>>

/** How an update names its record, where the table of endpoints does not say `id`; and whether its body repeats it. */
const updateIds: {
  [K in Kind as IdName<K> extends 'id' ? never : K]: {
    idName: IdName<K>
    isInBody: IdName<K> extends keyof Body<Update<K>> ? true : false
  }
} = {
  tag: { idName: 'tagId', isInBody: true },
  category: { idName: 'categoryId', isInBody: false },
  languageStack: { idName: 'langId', isInBody: false },
}

function updateId(name: Kind): { idName: string; isInBody: boolean } {
  const others: Readonly<Record<string, { idName: string; isInBody: boolean }>> = updateIds
  return others[name] ?? { idName: 'id', isInBody: false }
}

/** The four calls whose names begin with `name`. */
function recordCalls(client: Client, name: Kind): RecordStoreCalls<{ id: number }, object> {
  const call = client.call as unknown as (name: string, input: object) => Promise<never>
  const { idName, isInBody } = updateId(name)
  return {
    list: (options) => call(`${name}List`, options),
    one: (id, options) => call(`${name}One`, { params: { id }, ...options }),
    create: (body, options) => call(`${name}Create`, { body, ...options }),
    update(id, values, options) {
      const named = { [idName]: id }
      const body = isInBody ? { ...values, ...named } : values
      return call(`${name}Update`, { params: named, body, ...options })
    },
  }
}
