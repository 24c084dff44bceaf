import type { EndpointName } from '../../src/contract/endpoints'
import { capitalised } from '../../src/contract/words'
import { noParent } from '../../src/contract/limits'
import { rules } from '../../src/contract/rules'
import type { NodeBody } from '../../src/contract/bodies'
import { acknowledgeReplaced, type Call, type Handlers } from '../call'
import { categoryRow, languageStackRow } from '../database/lists/listRows'
import type { Tables, TreeTable } from '../database/port'
import { invalid, notFound, refuseProblems } from '../http/HttpError'
import { refuseDuplicate } from './refuseDuplicate'
import { readersOf, shownStamps } from './shown/stamps'

/** Categories and language stacks. */
export const taxonomyHandlers = {
  async categoryList({ caller, transact }) {
    return { rows: await transact((tables) => tables.categories.written(readersOf(caller))) }
  },

  async categoryOne({ params, caller, transact }) {
    const node = await transact((tables) => tables.categories.findStamped(params.id))
    if (!node) throw notFound('category')
    return { answer: { ...categoryRow(node), ...shownStamps(caller, node) }, version: node.version }
  },

  categoryCreate: (call) => createNode(call, 'category', categories),
  categoryUpdate: (call) => updateNode(call, call.params.categoryId, 'category', categories),

  async languageStackList({ caller, transact }) {
    return { rows: await transact((tables) => tables.languageStacks.written(readersOf(caller))) }
  },

  async languageStackOne({ params, caller, transact }) {
    const node = await transact((tables) => tables.languageStacks.findStamped(params.id))
    if (!node) throw notFound('language stack')
    return { answer: { ...languageStackRow(node), ...shownStamps(caller, node) }, version: node.version }
  },

  languageStackCreate: (call) => createNode(call, 'language stack', languageStacks),
  languageStackUpdate: (call) => updateNode(call, call.params.langId, 'language stack', languageStacks),
} satisfies Pick<Handlers, Extract<EndpointName, `${'category' | 'languageStack'}${string}`>>

type TableOf = (tables: Tables) => TreeTable
const categories: TableOf = (tables) => tables.categories
const languageStacks: TableOf = (tables) => tables.languageStacks

const nodeName = (what: string): string => `A ${what} with this name exists already below the same parent`

function createNode(
  { body, create }: Call<'categoryCreate' | 'languageStackCreate'>,
  what: string,
  tableOf: TableOf,
) {
  refuseProblems(rules.node(body))
  return refuseDuplicate(nodeName(what), () =>
    create(`${capitalised(what)} added`, async (tables) => {
      const table = tableOf(tables)
      await requireParent(table, body, what)
      return table.insert({ name: body.name.trim(), parentId: body.parentId })
    }),
  )
}

function updateNode(
  call: Pick<Call<'categoryUpdate'>, 'body' | 'transact' | 'requireMatch'>,
  id: number,
  what: string,
  tableOf: TableOf,
) {
  const { body, transact, requireMatch } = call
  refuseProblems(rules.node(body))
  return refuseDuplicate(nodeName(what), () =>
    transact(async (tables) => {
      const table = tableOf(tables)
      await table.lockTree()
      const node = await table.findLocked(id)
      if (!node) throw notFound(what)
      requireMatch(node.version)
      await requireParent(table, body, what)
      refuseProblems(rules.node(body, id, await table.all()))
      const stored = { name: body.name.trim(), parentId: body.parentId }
      const version = await table.update(id, stored)
      return acknowledgeReplaced(`${capitalised(what)} updated`, version, { sent: body, stored })
    }),
  )
}

async function requireParent(table: TreeTable, { parentId }: NodeBody, what: string): Promise<void> {
  if (parentId === noParent || (await table.missing([parentId])).length === 0) return
  throw invalid({ parentId: `The parent does not exist: choose another ${what}` })
}
