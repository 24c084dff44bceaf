import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDataFolder, placesIn } from './dataFolder'

describe('a data folder', () => {
  let folder: string
  let places: ReturnType<typeof placesIn>

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'data-'))
    places = placesIn(folder)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('does not stumble over a start that was broken off while it made the database', async () => {
    await mkdir(`${places.database}.new`)
    await writeFile(path.join(`${places.database}.new`, 'PG_VERSION'), '18')
    const pool = await openDataFolder(folder)
    expect((await readdir(folder)).sort()).toEqual(['database', 'database.lock'])
    await expect(openDataFolder(folder)).rejects.toThrow('in use by another server')
    await pool.close()
    expect(await readdir(folder)).toEqual(['database'])
  })

  it('is left alone by a server under which it was removed', async () => {
    const place = path.join(folder, 'removed')
    const first = await openDataFolder(place)
    await rm(place, { recursive: true })
    const second = await openDataFolder(place)
    await second.transaction(({ query }) => query('CREATE TABLE kept (id int)'))
    await expect(first.transaction(({ query }) => query('SELECT 1'))).rejects.toThrow(
      'The data folder was removed',
    )
    await first.close()
    await second.close()
    const again = await openDataFolder(place)
    expect(await again.transaction(({ query }) => query('SELECT * FROM kept'))).toEqual([])
    await again.close()
  })

  it('is free again after it could not be opened', async () => {
    const damaged = placesIn(path.join(folder, 'damaged'))
    await mkdir(damaged.database, { recursive: true })
    await writeFile(path.join(damaged.database, 'PG_VERSION'), '18')
    await expect(openDataFolder(path.join(folder, 'damaged'))).rejects.toThrow(
      `${damaged.database} can't be opened`,
    )
    expect(await readdir(path.join(folder, 'damaged'))).toEqual(['database'])
  })
})
