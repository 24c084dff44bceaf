import type { RemovableKind } from '../../../src/contract/endpoints/removals'
import type { ListedTable, Tables, TreeTable } from '../../database/port'
import type { Stored } from '../../database/records'
import type { ListsTable } from '../../database/removals/removal'
import { HttpError, notFound } from '../../http/HttpError'

/** What can be removed has a name, and in a tree a parent. */
interface Fields {
  readonly name: string
  readonly parentId?: number
}
export type Removable = Fields & Stored

/** The lists of projects or articles that hold records of a kind. */
interface Users {
  /** As the trail names whoever has the list. */
  kind: 'project' | 'article'
  lists: ListsTable<string>
}

/** One kind of what can be removed, in one transaction. */
export interface KindOfRemovable {
  noun: { one: string; many: string }
  table: ListedTable<Fields, Removable>
  /** Where there are records below others. */
  tree: TreeTable | undefined
  /** The field of projects and articles that holds their ids. */
  field: string
  users: readonly Users[]
}

/** As people read them. */
export const removableNouns: Readonly<Record<RemovableKind, { one: string; many: string }>> = {
  tag: { one: 'tag', many: 'tags' },
  category: { one: 'category', many: 'categories' },
  languageStack: { one: 'language stack', many: 'language stacks' },
}

const kinds: Readonly<Record<RemovableKind, (tables: Tables) => KindOfRemovable>> = {
  tag: (tables) => ({
    noun: removableNouns.tag,
    table: tables.tags,
    tree: undefined,
    field: 'tags',
    users: [ofProjects(tables), { kind: 'article', lists: tables.articles as ListsTable<string> }],
  }),
  category: (tables) => treeOf(tables, tables.categories, 'categories', removableNouns.category),
  languageStack: (tables) =>
    treeOf(tables, tables.languageStacks, 'language_stacks', removableNouns.languageStack),
}

const ofProjects = ({ projects }: Tables): Users => ({
  kind: 'project',
  lists: projects as ListsTable<string>,
})

function treeOf(
  tables: Tables,
  tree: TreeTable,
  field: string,
  noun: KindOfRemovable['noun'],
): KindOfRemovable {
  const table = tree as unknown as KindOfRemovable['table']
  return { noun, table, tree, field, users: [ofProjects(tables)] }
}

/** Whether the `{kind}` of an address is one that can be removed. Throws an `HttpError` of 404 otherwise. */
export function removableKind(kind: string): RemovableKind {
  if (!Object.hasOwn(kinds, kind)) throw notFound('kind of record')
  return kind as RemovableKind
}

/** The tables and words of a kind. */
export const kindIn = (tables: Tables, kind: RemovableKind): KindOfRemovable => kinds[kind](tables)

/** 409: two records of a tree would stand below the same parent under one name. */
export function nameClash({ noun }: KindOfRemovable, name: string): HttpError {
  return new HttpError(
    409,
    `There are two ${noun.many} called “${name}” that would stand below the same parent: rename one of them, or merge them first`,
  )
}
