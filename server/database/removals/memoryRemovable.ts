import type { MemoryRows } from '../memoryRows'
import type { RemovableTable } from '../port'
import type { Stamps } from '../records'

/** Removing rows in memory and putting them back; `find` reads one with its stamps. */
export function memoryRemovable<Fields extends object, Found>(
  rows: MemoryRows<Fields>,
  find: (id: number) => Promise<(Found & Stamps) | undefined>,
): RemovableTable<Fields, Found> {
  return {
    async findToRemove(id) {
      rows.freeKey(id)
      return find(id)
    },
    remove: async (id) => rows.remove(id),
    putBack: async (row, created, stamp) => rows.putBack(row, created, stamp),
    takeName: async (id) => rows.takeKey(id),
  }
}
