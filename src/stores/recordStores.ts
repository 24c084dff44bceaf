import type { Client } from '../api/client'
import {
  forEachRecord,
  recordNames,
  records,
  type RecordName,
  type RecordRow,
  type Records,
  type RecordValues,
} from '../contract/records'
import { RecordStore, type RecordStoreCalls } from './RecordStore'

/** The store of each kind of record, by its name in the plural. */
export type RecordStores = {
  [K in RecordName as Records[K]['many']]: RecordStore<RecordRow<K>, RecordValues<K>>
}

type AnyCalls = RecordStoreCalls<{ id: number }, object>

/** Builds the stores of all kinds of records; `onTagRenamed`: what carries the names of tags is out of date. */
export function createRecordStores(client: Client, onTagRenamed: () => void): RecordStores {
  const calls = forEachRecord((name) => recordCalls(client, name))
  calls.tag.update = (tagId, values, options) =>
    client.call('tagUpdate', {
      params: { tagId },
      body: { ...(values as RecordValues<'tag'>), tagId },
      ...options,
    })
  const onRenamed: Partial<Record<RecordName, () => void>> = { tag: onTagRenamed }
  const stores = recordNames.map((name) => [
    records[name].many,
    new RecordStore(calls[name], onRenamed[name]),
  ])
  return Object.fromEntries(stores) as RecordStores
}

/** The four calls of a kind of record; their shapes are those of its row in the table of endpoints. */
function recordCalls(client: Client, name: RecordName): AnyCalls {
  const call = client.call as unknown as (name: string, input: object) => Promise<never>
  return {
    list: (signal) => call(`${name}List`, { signal }),
    one: (id, options) => call(`${name}One`, { params: { id }, ...options }),
    create: (body, options) => call(`${name}Create`, { body, ...options }),
    update: (id, body, options) => call(`${name}Update`, { params: { id }, body, ...options }),
  }
}
