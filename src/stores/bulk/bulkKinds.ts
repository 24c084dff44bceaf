import { ApiError } from '../../api/errors'
import { unreadTexts, type OneCallKind } from '../../contract/bulk/bulkBodies'
import { bulkEndpoints } from '../../contract/endpoints/bulk'
import { tag } from '../../contract/records/tag'
import { rules } from '../../contract/rules'
import type { Stores } from '../createStores'
import { removalCalls, type RemovalCalls } from '../care/removalCalls'
import { formShapes } from '../drafts/formShapes'
import type { ReadOptions, ReplaceOptions, SaveOptions } from '../merge/SaveOptions'
import type { Fields } from '../../contract/bulk/bulkChange'
import { projectsNamed } from '../query/projectsNamed'
import { opportunitiesOf } from '../OpportunityStore'

/** The kinds of records of which many can be changed at once. */
export const bulkKinds = ['project', 'article', 'tag', 'category', 'languageStack', 'opportunity'] as const
export type BulkKind = (typeof bulkKinds)[number]

/** One of many records that were read together. */
export interface SeenRecord {
  id: number
  tag: string
  name: string
  /** What its form holds, with nothing for long texts: it must not be written. */
  record: Fields
}

/** The calls that change one record of a kind, and the rules that its values keep. */
export interface BulkCalls {
  /** The values that a save of the record sends. Throws an `ApiError`. */
  read: (id: number, options: ReadOptions) => Promise<Fields>
  /**
   * Those of many records that are there, by one call: `limits.idsOfACall` at most. Their long texts are left out. Undefined where
   * the host does not offer it. Throws an `ApiError`.
   */
  readMany?: ((ids: readonly number[], signal: AbortSignal) => Promise<readonly SeenRecord[]>) | undefined
  /** Replaces the record. Throws an `ApiError`. */
  write: (id: number, values: Fields, options: ReplaceOptions) => Promise<unknown>
  /** Why these values can't be saved, as a sentence; `stored` is what the host has. */
  problem: (id: number, values: Fields, stored: Fields) => string | undefined
  /** The lists that are out of date after each change: held back until all are made. */
  lists: readonly { hold(): () => void }[]
  /** Many of them were changed: all that is known of the kind is out of date. */
  expire: () => void
  /** Adds a record; returns its id where the host says it. Only of kinds that can be imported. Throws an `ApiError`. */
  create?: (values: Fields, options: SaveOptions) => Promise<number | undefined>
  /** The list as the host has it now, by which a record is found whose id it did not say. Throws an `ApiError`. */
  rows?: () => Promise<readonly { id: number }[]>
  /** In its place where the host searches the list: the rows with a name, the newest last. Throws an `ApiError`. */
  rowsNamed?: ((name: string) => Promise<readonly { id: number }[]>) | undefined
  /** Removes a record that nothing uses; only where the host offers `merge`. Throws an `ApiError`. */
  remove?: RemovalCalls['remove'] | undefined
  /** Removes it, or merges it into another one, so that it can be put back; only where the host offers `merge`. */
  takeOut?: RemovalCalls['takeOut'] | undefined
  putBack?: RemovalCalls['putBack'] | undefined
}

/** The calls of a kind over the stores of a console. */
export function bulkCalls(stores: Stores, kind: BulkKind): BulkCalls {
  const { projects, articles } = stores
  const opportunities = opportunitiesOf(stores)
  switch (kind) {
    case 'project':
      return {
        read: async (id, options) => valuesOf(kind, await projects.one.read(id, options)),
        readMany: readingMany(stores, kind),
        write: (id, values, options) => projects.update(id, values as never, options),
        problem: (_, values, stored) => firstOf(rules.project(values as never, stored as never)),
        lists: [projects.list],
        expire: () => expire(projects),
        create: async (values, options) => projects.create(values as never, await adminOf(stores), options),
        rows: () => stores.client.call('projectList'),
        rowsNamed: stores.session.isOffered('query') ? (name) => projectsNamed(stores, [name]) : undefined,
      }
    case 'article':
      return {
        read: async (id, options) => valuesOf(kind, await articles.one.read(id, options)),
        readMany: readingMany(stores, kind),
        write: (id, values, options) => articles.update(id, values as never, options),
        problem: (_, values, stored) => firstOf(rules.article(values as never, stored as never)),
        lists: [articles.list],
        expire: () => expire(articles),
      }
    case 'opportunity':
      return {
        async read(id, options) {
          const { isDeleted } = await opportunities.one.read(id, options)
          return { isDeleted }
        },
        readMany: readingMany(stores, kind),
        write: (id, { isDeleted }, options) => opportunities.setDeleted(id, isDeleted === true, options),
        problem: () => undefined,
        lists: [opportunities.ofProject, opportunities.deletedOf],
        expire: () => opportunities.allChanged(),
      }
    case 'tag':
      return {
        read: async (id, options) => valuesOf(kind, await stores.tags.one.read(id, options)),
        write: (id, values, options) => stores.tags.update(id, values as never, options),
        problem: (_, values) => firstOf(tag.check(values as never)),
        lists: [stores.tags.list, projects.list, articles.list],
        expire: () => expire(stores.tags),
        create: (values, options) => stores.tags.create(values as never, options),
        rows: () => stores.client.call('tagList'),
        ...removalCalls(stores, kind),
      }
    default: {
      const store = kind === 'category' ? stores.categories : stores.languageStacks
      return {
        read: async (id, options) => valuesOf(kind, await store.one.read(id, options)),
        readMany: readingMany(stores, kind),
        write: (id, values, options) => store.update(id, values as never, options),
        problem: (id, values) => firstOf(rules.node(values as never, id, store.list.value)),
        lists: [store.list, projects.list],
        expire: () => expire(store),
        create: (values, options) => store.create(values as never, options),
        rows: () => stores.client.call(`${kind}List`),
        ...removalCalls(stores, kind),
      }
    }
  }
}

function expire({ list, one }: { list: { invalidate(): void }; one: { invalidateAll(): void } }): void {
  list.invalidate()
  one.invalidateAll()
}

/** How many records of a kind are read by one call; undefined where the host does not offer that. */
function readingMany({ client, session }: Stores, kind: OneCallKind): BulkCalls['readMany'] {
  if (!session.isOffered('bulk')) return undefined
  client.know(bulkEndpoints)
  return async (ids, signal) => {
    const records = await client.call('bulkRead', { params: { kind }, query: { ids: [...ids] }, signal })
    return records.map(({ id, tag, values }) => ({
      id,
      tag,
      name: String(values['name'] ?? values['title']),
      record: { ...values, ...unreadTexts[kind] },
    }))
  }
}

/**
 * The calls of a kind for what comes from a file: a tree was compared as it will be in the end, and the list that this console
 * holds is older than what the job has moved.
 */
export function importCalls(stores: Stores, kind: BulkKind): BulkCalls {
  const calls = bulkCalls(stores, kind)
  if (kind !== 'category' && kind !== 'languageStack') return calls
  return { ...calls, problem: (_, values) => firstOf(rules.node(values as never)) }
}

const firstOf = (problems: object) => Object.values(problems)[0] as string | undefined

/** Who adds a project (specification §5). */
async function adminOf({ session, profile }: Stores): Promise<number> {
  const known = session.user?.id ?? profile.own.value?.id
  if (known !== undefined) return known
  await profile.own.load()
  const id = profile.own.value?.id
  if (id !== undefined) return id
  throw profile.own.error ?? new ApiError('HTTP', 500, 'something went wrong')
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
