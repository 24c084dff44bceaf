import type { MemoryRows } from './memoryRows'
import type { EntityTable, ListedTable, TreeTable } from './port'
import type { NodeFields, NodeRecord, Stamps, Stored, UserFields } from './records'
import type { RecordRows, RecordTables } from './recordTables'

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
  ): ListedTable<Fields, Found> {
    return {
      ...entity(rows, whole),
      all: async () => rows.all().map(whole),
      missing: async (ids) => rows.missing(ids),
    }
  }

  function recordTables(records: RecordRows): RecordTables {
    const tables = Object.entries(records as object as Record<string, MemoryRows<object>>).map(
      ([name, rows]) => [name, listed(rows, (row) => row)],
    )
    return Object.fromEntries(tables) as RecordTables
  }

  function tree(rows: MemoryRows<NodeFields>): TreeTable {
    const whole = (node: NodeFields & Stored): NodeRecord => ({
      ...node,
      parentName: rows.get(node.parentId)?.name ?? null,
    })
    return { ...listed(rows, whole), lockTree: async () => {} }
  }

  return { entity, tree, recordTables, stamped }
}
