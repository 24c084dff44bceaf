import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgresDatabase } from '../../database/postgres'
import type { Tables } from '../../database/port'
import type { SqlPool } from '../../database/sql'
import { openInProcessPglite } from '../../testing/inProcessPglite'
import { startTestPostgres } from '../testing/testPostgres'
import { openPostgresPool } from './postgres/postgresPool'

/** Dumps of small databases, each made by the version of the program that had these steps. */
const fixtures = path.join(import.meta.dirname, '../../database/migrations/fixtures')

/** Numbers of their last steps. */
const versions = [1, 2, 3, 4, 13, 14]

const kinds: Record<string, () => Promise<{ pool: SqlPool; end: () => Promise<void> }>> = {
  PGlite: async () => ({ pool: openInProcessPglite(), end: async () => {} }),
  PostgreSQL: async () => {
    const { url, stop } = await startTestPostgres()
    return { pool: await openPostgresPool(url), end: stop }
  },
}

/** All columns, constraints, indexes, triggers and functions, in an order of its own. */
const schemaQuery = `
  SELECT 'column' AS kind, table_name || '.' || column_name AS name,
    concat_ws(' ', data_type, is_nullable, column_default, is_identity, identity_generation) AS definition
  FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL
  SELECT 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
  UNION ALL
  SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL
  SELECT 'trigger', tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL
  SELECT 'function', proname, pg_get_functiondef(pg_proc.oid) FROM pg_proc JOIN pg_language ON pg_language.oid = prolang
  WHERE pronamespace = 'public'::regnamespace AND lanname IN ('sql', 'plpgsql')
  ORDER BY 1, 2, 3`

/** Constraints keep their names when their table gets another. */
const renamed = /kept_answers|idempotency_records/g

/** How many projects a search finds. */
async function foundBy(tables: Tables, search: string): Promise<number> {
  const filters = { flags: [], tag: [], category: [], stack: [], license: [], missing: [] }
  const order = { by: 'best', isDescending: false } as const
  return (await tables.projectQuery.count({ search, filters, order })).found
}

describe.each(Object.keys(kinds))('on %s', (kind) => {
  let pool: SqlPool
  let end: () => Promise<void>
  let fresh: string[]
  const query = (text: string) => pool.transaction((connection) => connection.query(text))
  const schema = async () =>
    (await query(schemaQuery)).map((row) => JSON.stringify(row).replaceAll(renamed, 'records')).toSorted()

  beforeAll(async () => {
    ;({ pool, end } = await kinds[kind]!())
    await openPostgresDatabase(pool)
    fresh = await schema()
  }, 60_000)
  afterAll(async () => {
    await pool.close()
    await end()
  })

  it.each(versions)('a database of schema %i is opened, with all that it holds', async (version) => {
    const dump = await readFile(path.join(fixtures, `schema${version}.sql`), 'utf8')
    await query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    await query(dump)
    expect(await query('SELECT id FROM migrations')).toHaveLength(version)

    const database = await openPostgresDatabase(pool)
    expect(await database.isCurrent()).toBe(true)
    expect(await schema()).toEqual(fresh)
    await database.transaction(async (tables) => {
      expect(await tables.users.findByEmail('ada@EXAMPLE.org')).toMatchObject({
        name: 'Ada',
        role: 'SUPER_ADMIN',
      })
      expect((await tables.sessions.ofUser(1, new Date()))[0]).toMatchObject({ device: 'Unknown device' })
      expect(await tables.signInLinks.take('link of ben', new Date())).toBe(2)
      expect(await tables.idempotencyRecords.find(1, 'key')).toMatchObject({ status: 201, bodyHash: 'hash' })
      expect((await tables.tags.all()).map(({ name }) => name)).toEqual(['Rust', 'C++'])
      expect(await tables.categories.find(2)).toMatchObject({ name: 'Editors', parentId: 1 })
      expect(await tables.projects.find(1)).toMatchObject({
        name: 'Éditeur',
        version: 3,
        tags: [{ id: 2 }, { id: 1 }],
        categories: [{ id: 2 }],
        language_stacks: [{ id: 1 }],
        adminId: 1,
      })
      expect(await foundBy(tables, 'editeur one')).toBe(1)
      expect(await foundBy(tables, 'edituer')).toBe(1)
      expect(await foundBy(tables, 'vanished')).toBe(0)
      expect(await tables.articles.find(1)).toMatchObject({
        title: 'News',
        content: '<p>long</p>',
        tags: [{ id: 1 }],
      })
      expect((await tables.opportunities.ofProject(1)).map(({ title }) => title)).toEqual(['Write docs'])
      expect(await tables.applications.ofOpportunity(1)).toMatchObject([{ name: 'Cy' }])
      expect(await tables.claims.ofProject(1)).toMatchObject([{ claimerName: 'Di', status: 'PENDING' }])
      expect(await tables.namedUploads()).toEqual(new Set(['a'.repeat(32)]))
    })
  })
})

it('each dump of an earlier schema is tried', async () => {
  expect((await readdir(fixtures)).sort()).toEqual(
    versions.map((version) => `schema${version}.sql`).toSorted(),
  )
})
