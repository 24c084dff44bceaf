import { nameKey } from '../nameKey'
import type { RemovableTable } from '../port'
import type { Stamps, Stored } from '../records'
import { columnName, keyField, type SqlEntity } from '../sqlEntity'

/** Keys are in small letters: no name has this one. */
const freeKey = (id: number): string => `REMOVED ${id}`

/** Removing rows and putting them back; `find` reads one with its stamps. */
export function removableTable<Fields extends object, Found>(
  rows: SqlEntity<Fields>,
  find: (id: number) => Promise<(Found & Stamps) | undefined>,
): RemovableTable<Fields, Found> {
  const { connection, shape, table } = rows
  const { key } = shape
  const setKey = async (id: number, value: string) => {
    if (key === undefined) return
    const column = columnName(keyField(key))
    await connection.query(`UPDATE ${table} SET ${column} = $2 WHERE id = $1`, [id, value])
  }
  return {
    async findToRemove(id) {
      await connection.query(`SELECT id FROM ${table} WHERE id = $1 FOR UPDATE`, [id])
      await setKey(id, freeKey(id))
      return find(id)
    },
    async remove(id) {
      await connection.query(`DELETE FROM ${table} WHERE id = $1`, [id])
    },
    async putBack(row, created, stamp) {
      await rows.insertAgain(row, freeKey(row.id), created)
      await rows.update(row.id, {}, stamp)
    },
    async takeName(id) {
      const row = await rows.find(id)
      if (row && key !== undefined) await setKey(id, nameKey(String((row as Fields & Stored)[key])))
    },
  }
}
