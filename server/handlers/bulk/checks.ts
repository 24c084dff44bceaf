import type { ArticleBody, ProjectBody } from '../../../src/contract/bodies'
import { unreadTexts, type OneCallKind } from '../../../src/contract/bulk/bulkBodies'
import type { Fields } from '../../../src/contract/bulk/bulkChange'
import { noParent } from '../../../src/contract/limits'
import { liesBelow, rules } from '../../../src/contract/rules'
import { nameKey } from '../../database/nameKey'
import type { Tables, TreeTable } from '../../database/port'
import type { Stored } from '../../database/records'

type Row = Fields & Stored
/** Why a row can't get these fields, as a sentence. */
type Check = (row: Row, fields: Fields) => string | undefined

const first = (problems: object) => Object.values(problems)[0] as string | undefined
/** The rules that records of this kind keep, as a save of each of them does; for a tree, of all changes together. */
export async function checksOf(tables: Tables, kind: OneCallKind): Promise<Check> {
  switch (kind) {
    case 'project':
      return (row, fields) => {
        const stored = { ...row, ...unreadTexts.project } as unknown as ProjectBody
        return first(rules.project({ ...stored, ...fields }, stored))
      }
    case 'article':
      return (row, fields) => {
        const stored = { ...row, ...unreadTexts.article } as unknown as ArticleBody
        return first(rules.article({ ...stored, ...fields }, stored))
      }
    case 'opportunity':
      return () => undefined
    case 'category':
      return treeCheck(tables.categories, 'category')
    default:
      return treeCheck(tables.languageStacks, 'language stack')
  }
}

/** Moves in a tree, one after the other: none closes a circle, and no two below one parent have the same name. */
async function treeCheck(tree: TreeTable, what: string): Promise<Check> {
  await tree.lockTree()
  const nodes = await tree.all()
  const parents = new Map(nodes.map(({ id, parentId }) => [id, parentId]))
  const names = new Map(nodes.map(({ id, name }) => [id, nameKey(name)]))
  const key = (id: number) => `${parents.get(id)} ${names.get(id)}`
  const taken = new Map(nodes.map(({ id }) => [key(id), id]))
  return ({ id }, { parentId }) => {
    const parent = Number(parentId)
    if (parent !== noParent && !parents.has(parent)) return 'The parent does not exist: choose another one'
    if (liesBelow(parents, id, parent)) return 'Choose another parent: this one lies below the record itself'
    if (taken.has(`${parent} ${names.get(id)}`))
      return `A ${what} with this name exists already below the same parent`
    taken.delete(key(id))
    parents.set(id, parent)
    taken.set(key(id), id)
    return undefined
  }
}

const related = {
  tags: { what: 'tag', table: ({ tags }: Tables) => tags },
  categories: { what: 'category', table: ({ categories }: Tables) => categories },
  language_stacks: { what: 'language stack', table: ({ languageStacks }: Tables) => languageStacks },
} as const

/** Says of fields which of their related records do not exist; each is looked for once, however many rows get it. */
export async function relatedOf(
  tables: Tables,
  planned: readonly { row: Row; fields: Fields }[],
): Promise<(fields: Fields) => string | undefined> {
  const missing = new Map<string, ReadonlySet<number>>()
  for (const [field, { table }] of Object.entries(related)) {
    const chosen = new Set(
      planned.flatMap(({ row, fields }) => {
        const had = new Set(idsIn(row, field))
        return idsIn(fields, field).filter((id) => !had.has(id))
      }),
    )
    if (chosen.size > 0) missing.set(field, new Set(await table(tables).missing([...chosen])))
  }
  return (fields) => {
    for (const [field, { what }] of Object.entries(related)) {
      const gone = idsIn(fields, field).find((id) => missing.get(field)?.has(id))
      if (gone !== undefined) return `There is no ${what} with the id ${gone}: choose another`
    }
    return undefined
  }
}

const idsIn = (fields: Fields, field: string) => (fields[field] ?? []) as readonly number[]
