import { rules } from '../../contract/rules'
import type { Stores } from '../createStores'
import { formShapes } from '../drafts/formShapes'
import type { ReadOptions, ReplaceOptions } from '../merge/SaveOptions'
import type { Fields } from './bulkChange'

/** The kinds of records of which many can be changed at once. */
export const bulkKinds = ['project', 'article', 'category', 'languageStack', 'opportunity'] as const
export type BulkKind = (typeof bulkKinds)[number]

/** The calls that change one record of a kind, and the rules that its values keep. */
export interface BulkCalls {
  /** The values that a save of the record sends. Throws an `ApiError`. */
  read: (id: number, options: ReadOptions) => Promise<Fields>
  /** Replaces the record. Throws an `ApiError`. */
  write: (id: number, values: Fields, options: ReplaceOptions) => Promise<unknown>
  /** Why these values can't be saved, as a sentence; `stored` is what the host has. */
  problem: (id: number, values: Fields, stored: Fields) => string | undefined
  /** The lists that are out of date after each change: held back until all are made. */
  lists: readonly { hold(): () => void }[]
}

/** The calls of a kind over the stores of a console. */
export function bulkCalls(stores: Stores, kind: BulkKind): BulkCalls {
  const { projects, articles, opportunities } = stores
  const first = (problems: object) => Object.values(problems)[0] as string | undefined
  switch (kind) {
    case 'project':
      return {
        read: async (id, options) => valuesOf(kind, await projects.one.read(id, options)),
        write: (id, values, options) => projects.update(id, values as never, options),
        problem: (_, values, stored) => first(rules.project(values as never, stored as never)),
        lists: [projects.list],
      }
    case 'article':
      return {
        read: async (id, options) => valuesOf(kind, await articles.one.read(id, options)),
        write: (id, values, options) => articles.update(id, values as never, options),
        problem: (_, values, stored) => first(rules.article(values as never, stored as never)),
        lists: [articles.list],
      }
    case 'opportunity':
      return {
        async read(id, options) {
          const { isDeleted } = await opportunities.one.read(id, options)
          return { isDeleted }
        },
        write: (id, { isDeleted }, options) => opportunities.setDeleted(id, isDeleted === true, options),
        problem: () => undefined,
        lists: [opportunities.ofProject, opportunities.deletedOf],
      }
    default: {
      const store = kind === 'category' ? stores.categories : stores.languageStacks
      return {
        read: async (id, options) => valuesOf(kind, await store.one.read(id, options)),
        write: (id, values, options) => store.update(id, values as never, options),
        problem: (id, values) => first(rules.node(values as never, id, store.list.value)),
        lists: [store.list],
      }
    }
  }
}

/** The values that a form of this kind holds of a stored record. */
function valuesOf(kind: Exclude<BulkKind, 'opportunity'>, record: object): Fields {
  const stored = record as Fields
  return Object.fromEntries(
    Object.keys(formShapes[kind].shape).map((name) => {
      const value = stored[name]
      return [name, Array.isArray(value) ? value.map(({ id }: { id: number }) => id) : value]
    }),
  )
}
