import type { RemovableKind } from '../../../src/contract/endpoints/removals'
import { limits, noParent } from '../../../src/contract/limits'
import { capitalised } from '../../../src/contract/words'
import type { Call, Handlers } from '../../call'
import type { Tables } from '../../database/port'
import type { RemovalChange } from '../../database/removals/removal'
import { HttpError, invalid, notFound } from '../../http/HttpError'
import { kindIn, nameClash, removableKind, removableNouns, type KindOfRemovable } from './kinds'
import { isFree, movesOf, replaced } from './plan'
import { undoRemoval } from './undo'

type AnyCall = Pick<Call<'mergeCreate' | 'removalCreate'>, 'params' | 'context' | 'requireMatch'>

/** Tags, categories and language stacks are merged and removed, and that is undone. */
export const removalHandlers = {
  async mergeCreate(call) {
    const kind = removableKind(call.params.kind)
    const { into } = call.body
    const { id } = call.params
    if (into === id) throw invalid({ into: 'Choose another one: nothing can be merged into itself' })
    return call.create(`${capitalised(removableNouns[kind].one)} merged`, (tables) =>
      merge(tables, call, kind, into),
    )
  },

  async removalCreate(call) {
    const kind = removableKind(call.params.kind)
    return call.create(`${capitalised(removableNouns[kind].one)} removed`, async (tables) => {
      const of = kindIn(tables, kind)
      await of.tree?.lockTree()
      const found = await findToRemove(of, call)
      await refuseUsed(of, found.id)
      return remove(tables, call, { kind, found, of }, { into: null, changes: [] })
    })
  },

  removalUndo: (call) => call.transact((tables) => undoRemoval(tables, call)),
} satisfies Pick<Handlers, 'mergeCreate' | 'removalCreate' | 'removalUndo'>

type Found = Awaited<ReturnType<typeof findToRemove>>

/** The record that goes. Throws an `HttpError` where there is none, or the caller has seen another version. */
async function findToRemove({ table, noun }: KindOfRemovable, { params: { id }, requireMatch }: AnyCall) {
  const found = await table.findToRemove(id)
  if (!found) throw notFound(noun.one)
  requireMatch(found.version)
  return found
}

/** Gives all that has the record the other one, and removes it. Returns the id of the removal. */
async function merge(tables: Tables, call: AnyCall, kind: RemovableKind, into: number): Promise<number> {
  const of = kindIn(tables, kind)
  const { table, noun, tree, field } = of
  const { id } = call.params
  await tree?.lockTree()
  // Two who merge the same ones into each other wait in the same order.
  const early = into < id ? await table.findLocked(into) : undefined
  const found = await findToRemove(of, call)
  if (!(early ?? (await table.findLocked(into))))
    throw invalid({ into: `There is no ${noun.one} with the id ${into}: choose another` })
  const changes: RemovalChange[] = []
  for (const { kind: user, lists } of of.users) {
    const changed = (await lists.listsWith(field, id)).map((list) => ({
      ...list,
      after: replaced(list.before, id, into),
    }))
    await lists.setLists(field, changed)
    changes.push(...changed.map((one) => ({ kind: user, ...one })))
  }
  for (const move of await movesBelow(of, found, into)) {
    await tree?.update(move.id, { parentId: move.after })
    changes.push({ kind, ...move })
  }
  return remove(tables, call, { kind, found, of }, { into, changes })
}

async function movesBelow(of: KindOfRemovable, found: Found, into: number) {
  if (!of.tree) return []
  const nodes = await of.tree.all()
  const moves = movesOf(nodes, { ...found, parentId: found.parentId ?? noParent }, into)
  const moved = new Map(moves.map(({ id, after }) => [id, after]))
  const next = nodes
    .filter(({ id }) => id !== found.id)
    .map((node) => ({ ...node, parentId: moved.get(node.id) ?? node.parentId }))
  const clash = next.find((node) => moved.has(node.id) && !isFree(next, node))
  if (clash) throw nameClash(of, clash.name)
  return moves
}

async function remove(
  tables: Tables,
  { context }: AnyCall,
  { kind, found, of }: { kind: RemovableKind; found: Found; of: KindOfRemovable },
  { into, changes }: { into: number | null; changes: readonly RemovalChange[] },
): Promise<number> {
  const now = context.clock()
  await tables.removals.removeBefore(new Date(now.getTime() - limits.removalKept))
  const { name, parentId } = found
  const removal = await tables.removals.insert({
    kind,
    recordId: found.id,
    fields: { name, ...(parentId !== undefined && { parentId }) },
    version: found.version,
    createdAt: found.createdAt,
    createdBy: found.createdBy?.id ?? null,
    intoId: into,
    changes,
    removedAt: now,
  })
  await of.table.remove(found.id, { removal, ...(into !== null && { mergedInto: into }) })
  return removal
}

/** Throws an `HttpError` of 409 that counts what uses the record. */
async function refuseUsed({ noun, users, field, tree }: KindOfRemovable, id: number): Promise<void> {
  const counts: string[] = []
  for (const { kind, lists } of users) {
    const count = await lists.countWith(field, id)
    if (count > 0) counts.push(`${count} ${count === 1 ? kind : `${kind}s`}`)
  }
  if (counts.length > 0)
    throw new HttpError(
      409,
      `This ${noun.one} is in use, by ${counts.join(' and ')}: merge it into another one`,
    )
  const below = (await tree?.all())?.filter(({ parentId }) => parentId === id) ?? []
  if (below.length === 0) return
  const words = below.length === 1 ? `1 ${noun.one} lies` : `${below.length} ${noun.many} lie`
  throw new HttpError(409, `${words} below this one: move them first, or merge it into another one`)
}
