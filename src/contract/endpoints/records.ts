import * as z from 'zod/mini'
import { recordEntries, type Records } from '../records'
import type { RecordName } from '../records/plurals'
import { Acknowledgement, type Endpoint } from './endpoint'

interface ListRow<K extends RecordName> {
  method: 'GET'
  path: `/public/${Records[K]['many']}`
  access: 'anyone'
  answer: z.ZodMiniArray<Records[K]['row']>
  envelope: 'data'
}
interface OneRow<K extends RecordName> {
  method: 'GET'
  path: `/public/${K}/{id}`
  access: 'anyone'
  answer: Records[K]['row']
  envelope: 'data'
}
interface CreateRow<K extends RecordName> {
  method: 'POST'
  path: `/admin/${K}/create`
  access: 'staff'
  body: Records[K]['body']
  answer: typeof Acknowledgement
  envelope: 'body'
}
interface UpdateRow<K extends RecordName> {
  method: 'PUT'
  path: `/admin/${K}/update/{id}`
  access: 'staff'
  body: Records[K]['body']
  answer: typeof Acknowledgement
  envelope: 'body'
}

/** Names of the four calls of each kind of record. */
export type RecordCall = `${RecordName}${'List' | 'One' | 'Create' | 'Update'}`

type RecordEndpoints = {
  [N in RecordCall]: N extends `${infer K extends RecordName}List`
    ? ListRow<K>
    : N extends `${infer K extends RecordName}One`
      ? OneRow<K>
      : N extends `${infer K extends RecordName}Create`
        ? CreateRow<K>
        : N extends `${infer K extends RecordName}Update`
          ? UpdateRow<K>
          : never
}

/** The four calls of each kind of record: list, one, create, update. */
export const recordEndpoints = Object.assign(
  {},
  ...recordEntries.map(([name, { many, row, body }]): Record<string, Endpoint> => {
    const read = { method: 'GET', access: 'anyone', envelope: 'data' } as const
    const write = { access: 'staff', body, answer: Acknowledgement, envelope: 'body' } as const
    return {
      [`${name}List`]: { ...read, path: `/public/${many}`, answer: z.array(row) },
      [`${name}One`]: { ...read, path: `/public/${name}/{id}`, answer: row },
      [`${name}Create`]: { ...write, method: 'POST', path: `/admin/${name}/create` },
      [`${name}Update`]: { ...write, method: 'PUT', path: `/admin/${name}/update/{id}` },
    }
  }),
) as RecordEndpoints
