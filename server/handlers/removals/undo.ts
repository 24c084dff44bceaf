import type { RemovalUndone } from '../../../src/contract/endpoints/removals'
import { limits, noParent } from '../../../src/contract/limits'
import type { Call, Reply } from '../../call'
import type { Tables } from '../../database/port'
import type { NodeRecord } from '../../database/records'
import type { RemovalChange, RemovalRecord } from '../../database/removals/removal'
import { HttpError } from '../../http/HttpError'
import { refuseDuplicate } from '../refuseDuplicate'
import { kindIn, type KindOfRemovable } from './kinds'
import { isFree, lineOf, takenBack } from './plan'

type NotUndone = RemovalUndone['notUndone'][number]

/** A removal that is undone, with what can't be collected on the way. */
interface Undo {
  removal: RemovalRecord
  of: KindOfRemovable
  notUndone: NotUndone[]
}

/** Puts the record back, and gives it to all that had it. Only once: who asks again gets the same answer, anybody else a 409. */
export async function undoRemoval(
  tables: Tables,
  { params: { id }, caller, context }: Call<'removalUndo'>,
): Promise<Reply<RemovalUndone>> {
  const removal = await tables.removals.findLocked(id)
  const oldest = context.clock().getTime() - limits.removalKept
  if (!removal || removal.removedAt.getTime() < oldest)
    throw new HttpError(404, 'This removal does not exist')
  if (removal.undone) {
    const { by, notUndone } = removal.undone
    // It was done already, and the answer was lost.
    if (by === caller.user.id) return { answer: { notUndone } }
    const name = (await tables.users.find(by))?.name ?? 'Somebody else'
    throw new HttpError(409, `${name} has undone this already`)
  }
  const undo: Undo = { removal, of: kindIn(tables, removal.kind), notUndone: [] }
  await undo.of.tree?.lockTree()
  const name = String(removal.fields['name'])
  const sentence = `There is a ${undo.of.noun.one} called “${name}” again: rename it, then undo once more`
  await refuseDuplicate(sentence, () => putBack(undo))
  await giveBack(undo)
  await tables.removals.settle(id, { by: caller.user.id, notUndone: undo.notUndone })
  return { answer: { notUndone: undo.notUndone } }
}

/** The record is there again under its name, with what lay below it. */
async function putBack(undo: Undo): Promise<void> {
  const { removal, of } = undo
  const { recordId: id, fields, version, createdAt, createdBy } = removal
  const row = { ...(fields as { name: string; parentId?: number }), id, version }
  const created = createdAt ? { at: createdAt, by: createdBy } : undefined
  if (!of.tree) {
    await of.table.putBack(row, created)
    return of.table.takeName(id)
  }
  const nodes = new Map((await of.tree.all()).map((node) => [node.id, node]))
  const isOrphan = row.parentId !== noParent && !nodes.has(row.parentId ?? noParent)
  const parentId = isOrphan ? noParent : (row.parentId ?? noParent)
  await of.table.putBack({ ...row, parentId }, created)
  nodes.set(id, { ...row, parentId, parentName: null })
  if (isOrphan)
    note(undo, { kind: removal.kind, id, name: row.name }, 'Its parent is gone: it stands at the top now')
  for (const change of removal.changes) if (change.kind === removal.kind) await moveBack(undo, change, nodes)
  await of.table.takeName(id)
}

async function moveBack(undo: Undo, move: RemovalChange, nodes: Map<number, NodeRecord>): Promise<void> {
  const node = nodes.get(move.id)
  if (!node) return note(undo, move, 'It does not exist any more')
  const parentId = Number(move.before)
  if (node.parentId !== move.after) return note(undo, move, 'It was moved since')
  if (lineOf(nodes, parentId).includes(node.id)) return note(undo, move, 'It would lie below itself')
  const moved = { ...node, parentId }
  if (!isFree(nodes.values(), moved)) return note(undo, move, 'Another one has its name there')
  await undo.of.tree?.update(node.id, { parentId })
  nodes.set(node.id, moved)
}

/** Projects and articles that had the record have it again. */
async function giveBack(undo: Undo): Promise<void> {
  const { of, removal } = undo
  const { field } = of
  const pair = { from: removal.recordId, into: removal.intoId ?? 0 }
  for (const { kind, lists } of of.users) {
    const mine = removal.changes.filter((change) => change.kind === kind)
    const found = await lists.listsOf(
      field,
      mine.map(({ id }) => id),
    )
    const now = new Map(found.map((list) => [list.id, list]))
    const changes = mine.flatMap((change) => {
      const list = now.get(change.id)
      const after = list && takenBack(list.before, listsIn(change), pair)
      if (after && after.length <= limits.related) return [{ ...list, after }]
      const reason = after ? `It has ${limits.related} ${of.noun.many} already` : 'It does not exist any more'
      note(undo, change, reason)
      return []
    })
    await lists.setLists(field, changes)
  }
}

const listsIn = ({ before, after }: RemovalChange) => ({
  before: before as readonly number[],
  after: after as readonly number[],
})

function note({ notUndone }: Undo, { kind, id, name }: Omit<NotUndone, 'reason'>, reason: string): void {
  notUndone.push({ kind, id, name, reason })
}
