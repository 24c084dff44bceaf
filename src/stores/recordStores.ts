import type { Client } from '../api/client'
import type { NodeBody } from '../contract/bodies'
import { firstEndpoints } from '../contract/endpoints/first'
import type { Category, LanguageStack } from '../contract/entities'
import {
  recordNames,
  records,
  type RecordName,
  type RecordRow,
  type Records,
  type RecordValues,
} from '../contract/records'
import { RecordStore, type RecordStoreCalls } from './RecordStore'

/** The stores of what has a list, an add form and an edit form: categories, stacks, and each kind of record by its plural. */
export type RecordStores = {
  categories: RecordStore<Category, NodeBody>
  languageStacks: RecordStore<LanguageStack, NodeBody>
} & { [K in RecordName as Records[K]['many']]: RecordStore<RecordRow<K>, RecordValues<K>> }

/** Builds them; `onTaxonomyRenamed`: what carries the names of tags, categories and stacks is out of date. */
export function createRecordStores(client: Client, onTaxonomyRenamed: () => void): RecordStores {
  const store = (name: RecordName | 'category' | 'languageStack', onRenamed?: () => void) =>
    new RecordStore(recordCalls(client, name), onRenamed)
  const kinds = recordNames.map((name) => [
    records[name].many,
    store(name, name === 'tag' ? onTaxonomyRenamed : undefined),
  ])
  return {
    categories: store('category', onTaxonomyRenamed),
    languageStacks: store('languageStack', onTaxonomyRenamed),
    ...Object.fromEntries(kinds),
  } as RecordStores
}

/** The four calls whose names begin with `name`; how an update names its record is read from the table of endpoints. */
function recordCalls(
  client: Client,
  name: RecordName | 'category' | 'languageStack',
): RecordStoreCalls<{ id: number }, object> {
  const call = client.call as unknown as (name: string, input: object) => Promise<never>
  const { path, body: shape } = firstEndpoints[`${name}Update`]
  const idName = /\{(\w+)\}$/.exec(path)?.[1] ?? 'id'
  const isInBody = idName in shape.shape
  return {
    list: (signal) => call(`${name}List`, { signal }),
    one: (id, options) => call(`${name}One`, { params: { id }, ...options }),
    create: (body, options) => call(`${name}Create`, { body, ...options }),
    update(id, values, options) {
      const named = { [idName]: id }
      const body = isInBody ? { ...values, ...named } : values
      return call(`${name}Update`, { params: named, body, ...options })
    },
  }
}
