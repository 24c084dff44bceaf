import { recordEntries } from '../../src/contract/records'
import { recordRow } from './lists/listRows'
import type { MemoryRows } from './memoryRows'
import { ConstraintError, type EntityTable, type ListedTable, type TreeTable } from './port'
import type { NodeFields, NodeRecord, Stamps, Stored, UserFields } from './records'
import type { RecordRows, RecordTables } from './recordTables'
import { writeRows } from './lists/writtenRows'
import { memoryRemovable } from './removals/memoryRemovable'

/** Whether others refer to the row with this id. */
type IsUsed = (id: number) => boolean

/** When the row was changed last, in ISO 8601. */
export const updatedAt = (rows: Pick<MemoryRows<object>, 'stampsOf'>, id: number): string | null =>
  rows.stampsOf(id).updated?.at.toISOString() ?? null

/** Makes tables of the port of rows in memory; stamps name one of the `users`. */
export function memoryEntities(users: MemoryRows<UserFields>) {
  const person = (id: number | null | undefined): Stamps['createdBy'] => {
    const user = users.get(id ?? 0)
    return user ? { id: user.id, name: user.name } : null
  }

  /** A found row with its stamps. */
  function stamped<Fields extends object, Found extends Stored>(
    rows: MemoryRows<Fields>,
    found: Found,
  ): Found & Stamps {
    const { created, updated } = rows.stampsOf(found.id)
    return {
      ...found,
      createdAt: created?.at ?? null,
      createdBy: person(created?.by),
      updatedAt: updated?.at ?? null,
      updatedBy: person(updated?.by),
    }
  }

  function entity<Fields extends object, Found extends Stored>(
    rows: MemoryRows<Fields>,
    whole: (row: Fields & Stored) => Found,
  ): EntityTable<Fields, Found> {
    const find = async (id: number) => {
      const row = rows.get(id)
      return row && whole(row)
    }
    return {
      find,
      findLocked: find,
      async findStamped(id) {
        const found = await find(id)
        return found && stamped(rows, found)
      },
      insert: async (fields, stamp) => rows.insert(fields, stamp),
      insertAll: async (all, stamp) => rows.insertAll(all, stamp),
      update: async (id, changes, stamp) => rows.update(id, changes, stamp),
    }
  }

  function listed<Fields extends object, Found extends Stored>(
    rows: MemoryRows<Fields>,
    whole: (row: Fields & Stored) => Found,
    shown: (found: Found) => { readonly id: number },
    isUsed: IsUsed,
  ): ListedTable<Fields, Found> {
    const table = entity(rows, whole)
    const removable = memoryRemovable(rows, table.findStamped)
    return {
      ...table,
      ...removable,
      async remove(id) {
        if (isUsed(id)) throw new ConstraintError('unknown', `Others refer to row ${id}`)
        await removable.remove(id)
      },
      all: async () => rows.all().map(whole),
      written: async (to) =>
        writeRows(
          rows.all().map((row) => ({
            ...shown(whole(row)),
            ...(to === 'staff' && { updatedAt: updatedAt(rows, row.id) }),
          })),
        ),
      missing: async (ids) => rows.missing(ids),
    }
  }

  /** `isUsed` says of a record of the kind that is called so in the plural whether others refer to it. */
  function recordTables(records: RecordRows, isUsed: (many: string, id: number) => boolean): RecordTables {
    const rowsOf = records as object as Record<string, MemoryRows<object>>
    const tables = recordEntries.map(([, { many, body }]) => [
      many,
      listed(
        rowsOf[many]!,
        (row) => row,
        (row) => recordRow(body, row),
        (id) => isUsed(many, id),
      ),
    ])
    return Object.fromEntries(tables) as RecordTables
  }

  function tree(
    rows: MemoryRows<NodeFields>,
    shown: (node: NodeRecord) => { readonly id: number },
    isUsed: IsUsed,
  ): TreeTable {
    const whole = (node: NodeFields & Stored): NodeRecord => ({
      ...node,
      parentName: rows.get(node.parentId)?.name ?? null,
    })
    const isParent: IsUsed = (id) => rows.all().some(({ parentId }) => parentId === id)
    const table = listed(rows, whole, shown, (id) => isUsed(id) || isParent(id))
    return { ...table, lockTree: async () => {} }
  }

  return { entity, tree, recordTables, stamped }
}
