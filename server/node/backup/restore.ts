import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { migrations } from '../../database/migrations/migrations'
import type { SqlConnection, SqlPool } from '../../database/sql'
import type { Settings } from '../settings'
import { StartFailure } from '../startFailure'
import { storedName, type UploadStore } from '../uploads/uploadStore'
import { uploadsOf } from '../uploads/uploadsOf'
import { all, checkArchive, readArchive, type ReadEntry } from './archive'
import { archiveFormat, joined } from './backUp'
import { addRows, emptyDatabase, refill, type Sequence } from './rows'

const About = z.object({ format: z.int(), madeAt: z.string(), steps: z.array(z.int()) })
const Sequences = z.array(
  z.object({ place: z.string(), field: z.string(), last: z.number(), isCalled: z.boolean() }),
)
const Uploads = z.array(z.object({ name: z.string().check(z.regex(storedName)), keptAt: z.iso.datetime() }))

/** What a backup holds. */
export interface Restored {
  madeAt: Date
  rows: number
  uploads: number
}

/**
 * Fills an empty database, and its uploads, from a backup of this or an earlier version: all of it or nothing. `replace` takes away what
 * the database holds. The whole backup is read before anything is touched. Throws a StartFailure for a backup that is damaged,
 * cut off or of a newer version, and for a database that is not empty.
 */
export async function restore(
  openPool: () => Promise<SqlPool>,
  wanted: { settings: Pick<Settings, 'dataDir' | 'databaseUrl'>; file: string; replace: boolean },
): Promise<Restored> {
  const { settings, file, replace } = wanted
  const about = await aboutOf(file)
  const pool = await openPool()
  const written: string[] = []
  try {
    return await pool.transaction(
      async (connection) => {
        await emptyDatabase(connection, replace)
        const steps = migrations.filter(({ id }) => about.steps.includes(id))
        let rows = 0
        await refill(connection, { steps, all: migrations }, async () => {
          const loaded = await loadRows(connection, file)
          rows = loaded.rows
          return loaded.sequences
        })
        // The tables of an earlier version may have no place for uploads.
        const uploads = uploadsOf(joined(connection), settings)
        await loadUploads(uploads, file, written).finally(() => uploads.close())
        return { madeAt: new Date(about.madeAt), rows, uploads: written.length }
      },
      { mayTakeLong: true },
    )
  } catch (error) {
    if (settings.databaseUrl === undefined) await uploadsOf({ pool }, settings).remove(written)
    throw error
  } finally {
    await pool.close()
  }
}

/** Reads a backup to its end and returns what it says of itself. Throws a StartFailure for one that can't be restored. */
async function aboutOf(file: string): Promise<z.output<typeof About>> {
  let about: z.output<typeof About> | undefined
  await checkArchive(file, async ({ name, content }) => {
    if (about) return
    const found = name === 'about.json' ? About.safeParse(await jsonIn(content)) : undefined
    if (!found?.success) throw new StartFailure(`${file} is no backup of this program.`)
    about = found.data
    const isNewer = about.steps.some((step) => !migrations.some(({ id }) => id === step))
    if (about.format > archiveFormat || isNewer)
      throw new StartFailure(
        `The backup ${file} was made by a newer version of this program: restore it with that one.`,
      )
  })
  if (!about) throw new StartFailure(`${file} is no backup of this program.`)
  return about
}

async function loadRows(
  connection: SqlConnection,
  file: string,
): Promise<{ rows: number; sequences: Sequence[] }> {
  const loaded: { rows: number; sequences: Sequence[] } = { rows: 0, sequences: [] }
  await readArchive(file, async ({ name, content }) => {
    const [kind, table = ''] = name.split('/')
    if (name === 'sequences.json') loaded.sequences = z.parse(Sequences, await jsonIn(content))
    if (kind !== 'rows') return
    const lines = (await textIn(content)).trimEnd().split('\n')
    await addRows(connection, table, lines)
    loaded.rows += lines.length
  })
  return loaded
}

/** Keeps the uploads of a backup; notes in `written` which. */
async function loadUploads(uploads: UploadStore, file: string, written: string[]): Promise<void> {
  const keptAt = new Map<string, Date>()
  await readArchive(file, async ({ name, content }) => {
    const [kind, upload = ''] = name.split('/')
    if (name === 'uploads.json')
      for (const one of z.parse(Uploads, await jsonIn(content))) keptAt.set(one.name, new Date(one.keptAt))
    if (kind !== 'uploads' || !keptAt.has(upload)) return
    written.push(upload)
    await keep(uploads, { name: upload, content }, keptAt.get(upload))
  })
}

async function keep(
  uploads: UploadStore,
  { name, content }: ReadEntry,
  keptAt: Date | undefined,
): Promise<void> {
  const part = path.join(await uploads.workFolder(), `${name}.restored.part`)
  try {
    await pipeline(content, createWriteStream(part))
    await uploads.keep(name, part, keptAt)
  } finally {
    await rm(part, { force: true })
  }
}

const textIn = async (content: AsyncIterable<Uint8Array>) => Buffer.concat(await all(content)).toString()
const jsonIn = async (content: AsyncIterable<Uint8Array>): Promise<unknown> =>
  JSON.parse(await textIn(content))
