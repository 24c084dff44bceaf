import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { Readable, type Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { describeFailure, StartFailure } from '../startFailure'

/** The last file of an archive: what stands before it, by name, length in bytes and SHA-256. */
const manifestName = 'manifest.json'

interface Entry {
  name: string
  size: number
  sha256: string
}

/** One file of an archive while it is read. */
export interface ReadEntry {
  name: string
  content: Readable
}

/** Adds a file of exactly `size` bytes. */
export type AddFile = (name: string, size: number, content: AsyncIterable<Uint8Array>) => Promise<void>

/**
 * Writes a .tar.gz of the files that `write` adds, whole or not at all, for its owner alone. Throws a StartFailure where there is a
 * file already.
 */
export async function writeArchive(file: string, write: (add: AddFile) => Promise<void>): Promise<void> {
  if (await stat(file).catch(() => undefined))
    throw new StartFailure(`There is a file ${file} already: choose another name, or remove it.`)
  const part = `${file}.part`
  const tar = pack()
  const entries: Entry[] = []
  const add: AddFile = async (name, size, content) => {
    const hash = createHash('sha256')
    await fill(tar, { name, size }, noted(content, hash))
    entries.push({ name, size, sha256: hash.digest('hex') })
  }
  const writing = (async () => {
    await write(add)
    const manifest = Buffer.from(JSON.stringify({ entries }))
    await fill(tar, { name: manifestName, size: manifest.length }, [manifest])
    tar.finalize()
  })()
  // What fails here ends the pipeline, which is what is waited for.
  writing.catch((error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))))
  try {
    await pipeline(tar, createGzip(), createWriteStream(part, { mode: 0o600 }))
    await writing
    const handle = await open(part, 'r+')
    await handle.sync().finally(() => handle.close())
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

function fill(
  tar: ReturnType<typeof pack>,
  header: { name: string; size: number },
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry: Writable = tar.entry({ ...header, mtime: new Date() }, (error) =>
      error ? reject(error) : resolve(),
    )
    pipeline(Readable.from(content), entry).catch(reject)
  })
}

async function* noted(content: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const bytes of content) {
    hash.update(bytes)
    yield bytes
  }
}

/** Hands over each file of an archive but the manifest, in order; what is not read of one is passed over. */
export async function readArchive(file: string, read: (entry: ReadEntry) => Promise<void>): Promise<void> {
  const found: Entry[] = []
  let wanted: unknown
  const tar = extract()
  const reading = pipeline(createReadStream(file), createGunzip(), tar)
  // The loop below ends with the same error.
  reading.catch(() => undefined)
  for await (const entry of tar) {
    const { name, size } = entry.header
    if (name === manifestName) {
      wanted = JSON.parse(String(Buffer.concat(await all(entry))))
      continue
    }
    const hash = createHash('sha256')
    const content = Readable.from(noted(entry, hash))
    const ended = finished(content)
    // Heard below; where `read` throws, its error is the one that counts.
    ended.catch(() => undefined)
    await read({ name, content })
    content.resume()
    await ended
    found.push({ name, size, sha256: hash.digest('hex') })
  }
  await reading
  if (JSON.stringify(wanted) !== JSON.stringify({ entries: found }))
    throw new Error('Its sums are not those of its files')
}

/** Reads an archive to its end. Throws a StartFailure where one bit of it is not as it was written. */
export async function checkArchive(file: string, read: (entry: ReadEntry) => Promise<void>): Promise<void> {
  if (!(await stat(file).catch(() => undefined))?.isFile())
    throw new StartFailure(`There is no file ${file}.`)
  try {
    await readArchive(file, read)
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(
      `The backup ${file} is damaged or cut off (${describeFailure(error)}): nothing was changed. Use another one.`,
    )
  }
}

/** The pieces of a stream. */
export async function all(content: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return pieces
}
