import { ConstraintError } from '../port'
import { JournaledMap, type Journal, type MemoryRows } from '../memoryRows'
import type { Stored } from '../records'
import type { ListsTable, RemovalRecord, RemovalTable } from './removal'

/** Removals over a map. */
export function memoryRemovals(journal: Journal): RemovalTable {
  const removals = new JournaledMap<number, RemovalRecord>(journal)
  let lastId = 0
  const add = (removal: Omit<RemovalRecord, 'undone'>) => {
    if (removals.get(removal.id))
      throw new ConstraintError('duplicate', `Removal ${removal.id} is already there`)
    lastId = Math.max(lastId, removal.id)
    removals.set(removal.id, structuredClone({ ...removal, undone: null }))
    return removal.id
  }
  return {
    insert: async (removal) => add({ ...removal, id: lastId + 1 }),
    insertAll: async (all) => {
      for (const removal of all) add(removal)
    },
    findLocked: async (id) => structuredClone(removals.get(id)),
    async settle(id, undone) {
      const removal = removals.get(id)
      if (removal) removals.set(id, { ...removal, undone: structuredClone(undone) })
    },
    removeBefore: async (moment) => removals.deleteWhere(({ removedAt }) => removedAt < moment),
  }
}

/** The lists of related ids of the rows; `nameOf` names a row. */
export function memoryLists<
  Field extends string,
  Fields extends { readonly [F in Field]: readonly number[] },
>(rows: MemoryRows<Fields>, nameOf: (row: Fields) => string): ListsTable<Field> {
  const listOf = (field: Field) => (row: Fields & Stored) => ({
    id: row.id,
    name: nameOf(row),
    before: row[field],
  })
  const having = (field: Field, relatedId: number) =>
    rows.all().filter((row) => row[field].includes(relatedId))
  return {
    countWith: async (field, relatedId) => having(field, relatedId).length,
    listsWith: async (field, relatedId) => having(field, relatedId).map(listOf(field)),
    listsOf: async (field, ids) =>
      rows
        .all()
        .filter(({ id }) => ids.includes(id))
        .map(listOf(field)),
    async setLists(field, changes, stamp) {
      for (const { id, after } of changes)
        rows.update(id, { [field]: after } as unknown as Partial<Fields>, stamp)
    },
  }
}
