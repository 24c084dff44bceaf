import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isMigrated, migrate } from '../../database/migrate'
import { migrations } from '../../database/migrations/migrations'
import { startTestBackups, type Place } from '../testing/testBackups'
import { uploadsOf } from '../uploads/uploadsOf'
import { backUp } from './backUp'

let test: Awaited<ReturnType<typeof startTestBackups>>

beforeAll(async () => {
  test = await startTestBackups()
}, 60_000)
afterAll(() => test.stop())

describe('a backup', () => {
  let file: string
  let empty: Place

  beforeAll(async () => {
    file = await test.backedUp(await test.filled('PostgreSQL'))
    empty = await test.places['PostgreSQL']!()
  }, 60_000)

  const untouched = async () => {
    expect(
      await test.query(
        empty,
        'SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()',
      ),
    ).toEqual([])
  }

  it('that is damaged or cut off at any place is refused before anything is touched', async () => {
    const whole = await readFile(file)
    const damaged = test.fileName()
    const parts = [0.01, 0.2, 0.5, 0.8, 0.999].map((part) => Math.floor(whole.length * part))
    for (const place of parts) {
      const changed = Buffer.from(whole)
      changed[place] = changed[place]! ^ 0x10
      for (const content of [changed, whole.subarray(0, place)]) {
        await writeFile(damaged, content)
        await expect(test.restored(empty, damaged)).rejects.toThrow(
          /is damaged or cut off .* nothing was changed/,
        )
      }
    }
    await writeFile(damaged, '')
    await expect(test.restored(empty, damaged)).rejects.toThrow('is damaged or cut off')
    await expect(test.restored(empty, path.join(test.folder, 'missing'))).rejects.toThrow('There is no file')
    await untouched()
  }, 60_000)

  it('of another program is refused', async () => {
    await expect(test.restored(empty, await test.written({ 'notes.txt': 'hi' }))).rejects.toThrow(
      'is no backup of this program',
    )
    await untouched()
  })

  it('of a newer version is refused', async () => {
    for (const about of [
      { format: 1, steps: [...migrations.map(({ id }) => id), 9999] },
      { format: 2, steps: [1] },
    ]) {
      const newer = await test.written({ 'about.json': { ...about, madeAt: new Date() } })
      await expect(test.restored(empty, newer)).rejects.toThrow('made by a newer version of this program')
    }
    await untouched()
  })

  it('never takes the place of a file, is not made of other tables, and leaves nothing where it fails', async () => {
    const place = await test.places['PostgreSQL']!()
    const pool = await place.open()
    await expect(backUp(pool, place.settings, file)).rejects.toThrow('There is a file')
    await migrate(pool, migrations.slice(0, 3))
    const failing = test.fileName()
    await expect(backUp(pool, place.settings, failing)).rejects.toThrow('those of another version')
    expect((await readdir(test.folder)).filter((name) => name.startsWith(path.basename(failing)))).toEqual([])
    await pool.close()
  })

  it('is taken back whole when it cannot be restored to its end', async () => {
    const name = `${'a'.repeat(32)}.png`
    const broken = await test.written({
      'about.json': { format: 1, madeAt: new Date(), steps: [1, 2, 3, 4] },
      'uploads.json': [
        { name, keptAt: new Date() },
        { name: `${'b'.repeat(32)}.png`, keptAt: 'never' },
      ],
      [`uploads/${name}`]: 'hi',
    })
    await expect(test.restored(empty, broken)).rejects.toThrow('Invalid')
    const strange = await test.written({
      'about.json': { format: 1, madeAt: new Date(), steps: [1, 2, 3, 4] },
      'rows/nowhere/1.ndjson': {},
    })
    await expect(test.restored(empty, strange)).rejects.toThrow(
      'a table nowhere that this version does not have',
    )
    await untouched()
  })

  it('is not restored over the tables of another program', async () => {
    const place = await test.places['PostgreSQL']!()
    await test.query(place, 'CREATE TABLE theirs (id int)')
    await expect(test.restored(place, file, true)).rejects.toThrow('tables of another program')
    expect(await test.query(place, 'SELECT * FROM theirs')).toEqual([])
  })

  it('of an earlier version is brought up to date, with its uploads', async () => {
    const name = `${'c'.repeat(32)}.png`
    const early = await test.written({
      'about.json': { format: 1, madeAt: new Date(), steps: [1, 2, 3] },
      'rows/tags/1.ndjson': { id: 7, version: 1, name: 'Old', name_key: 'old' },
      'sequences.json': [{ place: 'tags', field: 'id', last: 7, isCalled: true }],
      'uploads.json': [{ name, keptAt: new Date() }],
      [`uploads/${name}`]: 'hi',
    })
    const place = await test.places['PostgreSQL']!()
    await test.restored(place, early)
    expect(await test.query(place, 'SELECT id, name FROM tags')).toEqual([{ id: 7, name: 'Old' }])
    const pool = await place.open()
    expect(await isMigrated(pool, migrations)).toBe(true)
    expect(await uploadsOf({ pool }, place.settings).find([name])).toMatchObject({ size: 4 })
    await pool.close()
  })
})
