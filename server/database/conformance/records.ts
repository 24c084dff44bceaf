import { describe, expect, it } from 'vitest'
import { recordEntries } from '../../../src/contract/records'
import { smallRecords } from '../../scenarios/smallRecords'
import type { ListedTable, Tables } from '../port'
import type { Stored } from '../records'
import type { Subject } from './subject'

type Fields = Record<string, string | number | boolean>
type AnyTable = ListedTable<Fields, Fields & Stored>

/** Every kind of record with plain fields alone: stored whole, changed, and unique by its key. */
export function recordsConformance({ attempt, commit }: Subject): void {
  describe.each(recordEntries)('records of the kind %s', (_, { many, key }) => {
    const tableOf = (tables: Tables) => tables[many as keyof Tables] as unknown as AnyTable
    const [first, second] = (smallRecords() as Readonly<Record<string, readonly Fields[]>>)[many] ?? []
    const { id: _first, ...one } = first ?? {}
    const { id: _second, ...other } = second ?? {}

    it('are read with every field that was stored', () =>
      attempt(async (tables) => {
        const table = tableOf(tables)
        const id = await table.insert(one)
        expect(await table.find(id)).toEqual({ ...one, id, version: 1 })
        expect(await table.all()).toEqual([{ ...one, id, version: 1 }])
        expect(await table.missing([id, id + 1])).toEqual([id + 1])
      }))

    it('change in every field and count versions', () =>
      attempt(async (tables) => {
        const table = tableOf(tables)
        const id = await table.insert(one)
        expect(await table.update(id, other)).toBe(2)
        expect(await table.findLocked(id)).toEqual({ ...other, id, version: 2 })
      }))

    it('cannot share their key', async () => {
      const both = commit(async (tables) => {
        await tableOf(tables).insert(one)
        await tableOf(tables).insert({ ...other, [key]: String(one[key]).toUpperCase() })
      })
      await expect(both).rejects.toMatchObject({ name: 'ConstraintError', kind: 'duplicate' })
      await attempt(async (tables) => expect(await tableOf(tables).all()).toEqual([]))
    })
  })
}
