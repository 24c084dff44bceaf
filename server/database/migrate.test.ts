import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInProcessPglite } from '../testing/inProcessPglite'
import { applySteps, isMigrated, migrate } from './migrate'
import { migrations } from './migrations/migrations'
import type { SqlPool } from './sql'

const first = { id: 1, name: 'first', sql: 'CREATE TABLE one (id integer); CREATE TABLE two (id integer)' }
const second = { id: 2, name: 'second', sql: 'INSERT INTO one VALUES (7)' }
const broken = { id: 3, name: 'broken', sql: 'INSERT INTO two VALUES (1); INSERT INTO nowhere VALUES (1)' }

describe('migrating', () => {
  let pool: SqlPool
  const query = (text: string) => pool.transaction((connection) => connection.query(text, []))

  beforeAll(() => {
    pool = openInProcessPglite()
  })
  afterAll(() => pool.close())

  it('applies each step once, in order, and notes it', async () => {
    await migrate(pool, [first])
    await migrate(pool, [first, second])
    await migrate(pool, [first, second])
    expect(await query('SELECT id FROM one')).toEqual([{ id: 7 }])
    expect(await query('SELECT id, name FROM migrations ORDER BY id')).toEqual([
      { id: 1, name: 'first' },
      { id: 2, name: 'second' },
    ])
  })

  it('leaves everything as it was when a step fails', async () => {
    await expect(migrate(pool, [first, second, broken])).rejects.toThrow('nowhere')
    expect(await query('SELECT id FROM two')).toEqual([])
    expect(await query('SELECT id FROM migrations ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }])
  })

  it('knows whether the schema is the one that the migrations make', async () => {
    expect(await isMigrated(pool, [first, second])).toBe(true)
    expect(await isMigrated(pool, [first])).toBe(false)
    expect(await isMigrated(pool, [first, second, broken])).toBe(false)
  })

  it('refuses a database that knows more steps', async () => {
    await expect(migrate(pool, [first])).rejects.toThrow('newer version of this program')
  })

  it.each([
    ['9.6.24', 'UTF8', /PostgreSQL 9\.6\.24: 15 or newer is needed/],
    ['14.11 (Debian 14.11-1)', 'UTF8', /15 or newer is needed/],
    ['16.2', 'LATIN1', /the encoding LATIN1, .*ENCODING 'UTF8'/],
    ['15.0', 'SQL_ASCII', /the encoding SQL_ASCII/],
  ])(
    'refuses PostgreSQL %s with the encoding %s before it makes a table',
    async (version, encoding, words) => {
      const asked: string[] = []
      const query = async (text: string) => {
        asked.push(text)
        return [{ version, encoding }] as never[]
      }
      await expect(applySteps({ query }, [first])).rejects.toThrow(words)
      expect(asked).toHaveLength(1)
    },
  )

  it('has steps with rising numbers', () => {
    expect(migrations.map(({ id }) => id)).toEqual(migrations.map((_, index) => index + 1))
  })
})
