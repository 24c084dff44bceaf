import {
  ArticleBody,
  NodeBody,
  ProjectUpdateBody,
  type OpportunityBody,
  type ProjectBody,
} from '../../contract/bodies'
import type { HistoryKind } from '../../contract/endpoints/history'
import type { Problems } from '../../contract/fieldRules'
import { records } from '../../contract/records'
import { rules } from '../../contract/rules'
import type { Stores } from '../createStores'
import type { RecordCalls } from '../merge/saveMerged'
import type { ReadOptions, ReplaceOptions } from '../merge/SaveOptions'
import { opportunitiesOf } from '../OpportunityStore'

/** The values of a record's form, by field. */
export type Fields = Readonly<Record<string, unknown>>

/** How a record is read, checked and saved as its form does it. */
export interface Restorable extends RecordCalls<Fields> {
  /** What is wrong with these values of a record that has the `stored` ones now. */
  check: (values: Fields, stored: Fields) => Problems<Record<string, unknown>>
}

/** What the history has of a record that its form can save again; undefined where there is no such form. */
export function restorableFields(kind: string, values: Fields): Fields | undefined {
  const names = Object.hasOwn(fieldsOf, kind) ? fieldsOf[kind as keyof typeof fieldsOf] : []
  const found = Object.entries(values).filter(([name]) => names.includes(name))
  // An opportunity is deleted by a call of its own; one that was just added need not be.
  const words = kind === 'opportunity' ? found.filter(([name]) => name !== 'isDeleted') : []
  const chosen = words.length > 0 ? words : found
  return chosen.length > 0 ? Object.fromEntries(chosen) : undefined
}

/** The calls that read and save one record. */
export function restorable(stores: Stores, kind: HistoryKind, id: number, fields: Fields): Restorable {
  const { projects, articles } = stores
  const opportunities = opportunitiesOf(stores)
  switch (kind) {
    case 'project':
      return {
        ...calls(kind, projects.one.read, projects.update.bind(projects), id),
        check: (values, stored) => rules.project(values as never, stored as never as ProjectBody),
      }
    case 'article':
      return {
        ...calls(kind, articles.one.read, articles.update.bind(articles), id),
        check: (values, stored) => rules.article(values as never, stored as never),
      }
    case 'category':
    case 'languageStack': {
      const store = kind === 'category' ? stores.categories : stores.languageStacks
      return {
        ...calls(kind, store.one.read, store.update.bind(store), id),
        check: (values) => rules.node(values as never, id, store.list.value),
      }
    }
    case 'opportunity':
      if ('isDeleted' in fields)
        return {
          read: async (options) => pick(['isDeleted'], await opportunities.one.read(id, options)),
          write: ({ isDeleted }, options) => opportunities.setDeleted(id, isDeleted === true, options),
          isExact: true,
          check: () => ({}),
        }
      return {
        read: async (options) => pick(words, await opportunities.one.read(id, options)),
        write: (values, options) => opportunities.update(id, values as OpportunityBody, options),
        check: (values) => rules.opportunity(values as never),
      }
    case 'user':
    case 'claim':
    case 'view':
      throw new Error('Accounts, claims and views have no form: there is nothing to restore')
    default: {
      const store = stores[records[kind].many]
      return {
        ...calls(kind, store.one.read, store.update.bind(store) as Update, id),
        check: (values) => records[kind].check(values as never),
      }
    }
  }
}

type Read = (id: number, options: ReadOptions) => Promise<object>
type Update = (id: number, values: never, options: ReplaceOptions) => Promise<unknown>

const calls = (kind: keyof typeof fieldsOf, read: Read, update: Update, id: number): RecordCalls<Fields> => ({
  read: async (options) => pick(fieldsOf[kind], await read(id, options)),
  write: (values, options) => update(id, values as never, options),
})

const words = ['title', 'description']
const node = Object.keys(NodeBody.shape)
const fieldsOf = {
  project: Object.keys(ProjectUpdateBody.shape).filter((name) => name !== 'id'),
  article: Object.keys(ArticleBody.shape),
  category: node,
  languageStack: node,
  opportunity: [...words, 'isDeleted'],
  ...Object.fromEntries(Object.entries(records).map(([name, { body }]) => [name, Object.keys(body.shape)])),
} as unknown as Readonly<Record<Exclude<HistoryKind, 'user' | 'claim' | 'view'>, readonly string[]>>

/** These fields of a record as its form holds them: relations are ids. */
function pick(names: readonly string[], record: object): Fields {
  const given = record as Fields
  return Object.fromEntries(names.map((name) => [name, plain(given[name])]))
}

const plain = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((one: number | { id: number }) => (typeof one === 'object' ? one.id : one))
    : value
