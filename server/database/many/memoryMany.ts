import type { MemoryRows } from '../memoryRows'
import type { ManyTable } from './manyTable'

/** Many rows of one table in memory. */
export function memoryMany<Fields extends object, Whole extends Fields>(
  rows: MemoryRows<Whole>,
): ManyTable<Fields> {
  const findMany = async (ids: readonly number[]) => {
    const found = [...new Set(ids)].sort((a, b) => a - b).map((id) => rows.get(id))
    return found.filter((row) => row !== undefined)
  }
  return {
    findMany,
    findManyLocked: findMany,
    async updateMany(changes, stamp) {
      for (const { id, fields } of changes) rows.update(id, fields as Partial<Whole>, stamp)
    },
  }
}
