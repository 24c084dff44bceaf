import type { ManyTable } from '../database/many/manyTable'
import type { Stamp, Stored } from '../database/records'
import { difference, type Notes } from './Notes'

type Fields = Readonly<Record<string, unknown>>
/** Any table of which many rows are changed at once. */
export type AnyMany = ManyTable<Fields>

/** The same table, with each changed row stamped and noted. What differs in nothing is not written. */
export function watchMany(
  table: AnyMany,
  { kind, name, notes, stamp }: { kind: string; name: string; notes: Notes; stamp: () => Stamp },
): AnyMany {
  const seen = new Map<number, Fields & Stored>()
  const find = async (ids: readonly number[]) => {
    const rows = await table.findManyLocked(ids)
    for (const row of rows) seen.set(row.id, row)
    return rows
  }
  return {
    findMany: (ids) => table.findMany(ids),
    findManyLocked: find,
    async updateMany(changes) {
      const unknown = changes.filter(({ id }) => !seen.has(id)).map(({ id }) => id)
      if (unknown.length > 0) await find(unknown)
      const differing = changes.flatMap(({ id, fields }) => {
        const row = seen.get(id)
        if (!row) throw new Error(`No row ${id} to update`)
        const differs = difference(row, fields)
        return Object.keys(differs.after).length > 0 ? [{ id, fields, row, differs }] : []
      })
      await table.updateMany(differing, stamp())
      for (const { id, fields, row, differs } of differing) {
        const next = { ...row, ...fields }
        seen.set(id, next)
        notes.change('changed', { kind, id, name: String(next[name] ?? '') }, differs)
      }
    },
  }
}
