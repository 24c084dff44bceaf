import { stat } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isMigrated } from '../../database/migrate'
import { migrations } from '../../database/migrations/migrations'
import { openPostgresDatabase } from '../../database/postgres'
import { contentOfBackup } from '../testing/contentOfBackup'
import { startTestBackups } from '../testing/testBackups'

let test: Awaited<ReturnType<typeof startTestBackups>>

beforeAll(async () => {
  test = await startTestBackups()
}, 60_000)
afterAll(() => test.stop())

describe.each([
  ['PGlite', 'PostgreSQL'],
  ['PostgreSQL', 'PGlite'],
])('a backup of %s restored into %s', (from, to) => {
  it('is equal, goes on with its numbers, and is refused by a database that is not empty', async () => {
    const file = await test.backedUp(await test.filled(from))
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const place = await test.places[to]!()
    const { rows, uploads } = await test.restored(place, file)
    expect(uploads).toBe(3)
    expect(rows).toBeGreaterThan(50)
    const content = await contentOfBackup(file)
    expect(await contentOfBackup(await test.backedUp(place))).toEqual(content)

    const pool = await place.open()
    expect(await isMigrated(pool, migrations)).toBe(true)
    const database = await openPostgresDatabase(pool)
    const last = (await database.transaction(({ tags }) => tags.all())).at(-1)!.id
    expect(await database.transaction(({ tags }) => tags.insert({ name: 'One more' }))).toBe(last + 1)
    const orphan = pool.transaction((connection) =>
      connection.query("INSERT INTO claims VALUES (DEFAULT, 1, 999999, '', '', '', '', 'PENDING')"),
    )
    await expect(orphan).rejects.toMatchObject({ code: '23503' })
    await database.close()

    await expect(test.restored(place, file)).rejects.toThrow('The database is not empty')
    expect(await test.query(place, "SELECT name FROM tags WHERE name = 'One more'")).toHaveLength(1)
    await test.restored(place, file, true)
    expect(await contentOfBackup(await test.backedUp(place))).toEqual(content)
  })
})
