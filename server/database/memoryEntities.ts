import { recordEntries } from '../../src/contract/records'
import { recordRow } from './lists/listRows'
import type { MemoryRows } from './memoryRows'
import type { EntityTable, ListedTable, TreeTable } from './port'
import type { NodeFields, NodeRecord, Stamps, Stored, UserFields } from './records'
import type { RecordRows, RecordTables } from './recordTables'
import { writeRows } from './lists/writtenRows'

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
  ): ListedTable<Fields, Found> {
    return {
      ...entity(rows, whole),
      all: async () => rows.all().map(whole),
      written: async () => writeRows(rows.all().map((row) => shown(whole(row)))),
      missing: async (ids) => rows.missing(ids),
    }
  }

  function recordTables(records: RecordRows): RecordTables {
    const rowsOf = records as object as Record<string, MemoryRows<object>>
    const tables = recordEntries.map(([, { many, body }]) => [
      many,
      listed(
        rowsOf[many]!,
        (row) => row,
        (row) => recordRow(body, row),
      ),
    ])
    return Object.fromEntries(tables) as RecordTables
  }

  function tree(
    rows: MemoryRows<NodeFields>,
    shown: (node: NodeRecord) => { readonly id: number },
  ): TreeTable {
    const whole = (node: NodeFields & Stored): NodeRecord => ({
      ...node,
      parentName: rows.get(node.parentId)?.name ?? null,
    })
    return { ...listed(rows, whole, shown), lockTree: async () => {} }
  }

  return { entity, tree, recordTables, stamped }
}
