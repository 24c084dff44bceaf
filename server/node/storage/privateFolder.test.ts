import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOutboxMail } from '../mail'
import { openDataFolder, placesIn, prepareDataFolder } from './dataFolder'
import { createFiles } from '../images/imageFiles'
import { folderUploads } from '../uploads/folderUploads'

/** All below `folder`, itself included, with the rights that others have to it. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const found = await Promise.all(
    [folder, ...names.map((name) => path.join(folder, name))].map(async (place) => {
      const { mode } = await stat(place)
      return (mode & 0o077) === 0 ? [] : [`${place} ${(mode & 0o777).toString(8)}`]
    }),
  )
  return found.flat()
}

describe('what is in a data folder', () => {
  let folder: string
  let dataDir: string

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'private-'))
    dataDir = path.join(folder, 'data')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('is for its owner alone, from the making of the database to its closing', async () => {
    const { uploads, outbox } = placesIn(dataDir)
    const pool = await openDataFolder(dataDir)
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    await pool.transaction(({ query }) => query('CREATE TABLE one (id int)'))
    await pool.transaction(({ query }) => query('CREATE TABLE other AS SELECT * FROM one'))
    await createFiles(folderUploads(uploads)).save(new Uint8Array(10), {
      extension: 'png',
      type: 'image/png',
    })
    const mail = createOutboxMail(outbox, 'console@localhost', () => undefined, { showsLinks: false })
    await mail.send({ to: 'ada@example.org', subject: 'A link', text: 'https://example.org' })
    expect(await openToOthers(dataDir)).toEqual([])
    expect((await readdir(dataDir)).sort()).toEqual(['database', 'database.lock', 'outbox', 'uploads'])
    await pool.close()
    expect(await openToOthers(dataDir)).toEqual([])
  })

  it('is closed to others where an earlier version left it open', async () => {
    const { database, uploads, outbox } = placesIn(dataDir)
    await (await openDataFolder(dataDir)).close()
    for (const place of [uploads, outbox]) {
      await mkdir(place)
      await writeFile(path.join(place, 'old'), '')
    }
    for (const name of await readdir(dataDir, { recursive: true })) {
      const place = path.join(dataDir, name)
      await chmod(place, (await stat(place)).isDirectory() ? 0o777 : 0o666)
    }
    await chmod(dataDir, 0o755)
    expect((await openToOthers(database)).length).toBeGreaterThan(900)
    const pool = await openDataFolder(dataDir)
    expect(await openToOthers(dataDir)).toEqual([])
    await pool.close()
  })

  it('is left alone where it is none of this program', async () => {
    await mkdir(dataDir)
    const other = path.join(dataDir, 'notes.txt')
    await writeFile(other, '')
    await chmod(other, 0o644)
    await prepareDataFolder(dataDir)
    expect(await openToOthers(dataDir)).toEqual([`${other} 644`])
  })
})
