import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { codeOf, StartFailure } from '../startFailure'
import { root, serverSources } from './sources.mjs'

/** First files of the server's process, of its threads and of its other processes, under the names that they start each other by. */
const entries = {
  node: 'server/node.ts',
  pgliteThread: 'server/node/storage/pgliteWorker.ts',
  imageProcess: 'server/node/images/imageJob.ts',
  filterThread: 'server/node/richText/filterWorker.ts',
}

/** So many other built servers stay: one that runs may still start a process from its own. */
const kept = 3

/** After so many ms a build that did not end was broken off. */
const longestBuild = 3_600_000

/**
 * Builds the server into `folder`, unless that is done. Of several that build at once the first one's stays. Throws a
 * StartFailure where nothing can be written there, and an error when a module of the project is none of `serverSources`.
 */
export async function buildServer(folder: string): Promise<void> {
  if (!(await stat(folder).catch(() => undefined))) await buildInto(folder).catch(inWords)
  // What was started last is removed last. Only its owner can say so.
  const now = new Date()
  await utimes(folder, now, now).catch(() => undefined)
}

async function buildInto(folder: string): Promise<void> {
  const all = path.dirname(folder)
  const unfinished = path.join(all, `${unfinishedName}${randomUUID()}`)
  await mkdir(all, { recursive: true })
  try {
    await write(unfinished)
    await rename(unfinished, folder).catch(async (error: unknown) => {
      if (!(await stat(folder).catch(() => undefined))) throw error
    })
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  await removeOld(folder)
}

function inWords(error: unknown): never {
  if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error))) throw error
  throw new StartFailure(
    'The server cannot be built into the folder dist-server: run `npm run build` as the owner of this checkout.',
  )
}

const unfinishedName = 'unfinished-'

async function write(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    ssr: { external: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: entries,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
    plugins: [{ name: 'only-known-sources', moduleParsed: ({ id }) => requireKnown(id) }],
  })
}

function requireKnown(id: string): void {
  if (id.startsWith('\0') || !path.isAbsolute(id)) return
  const source = path.relative(root, id)
  if (!isKnownSource(source)) throw new Error(`The server uses ${source}, which is missing in serverSources`)
}

/** Whether a path within the project, as this system writes it, is of `serverSources`. */
export function isKnownSource(source: string): boolean {
  const written = source.replaceAll('\\', '/')
  return serverSources.some((known) => written === known || written.startsWith(`${known}/`))
}

/** Removes all but `folder`, those that were started last, and what is being built. */
async function removeOld(folder: string): Promise<void> {
  const all = path.dirname(folder)
  const others = await Promise.all(
    (await readdir(all)).map(async (name) => {
      const place = path.join(all, name)
      return { name, place, time: (await stat(place).catch(() => undefined))?.mtimeMs ?? 0 }
    }),
  )
  const isUnfinished = ({ name }: { name: string }) => name.startsWith(unfinishedName)
  const built = others.filter((other) => !isUnfinished(other) && other.place !== folder)
  const old = [
    ...built.sort((a, b) => b.time - a.time).slice(kept),
    ...others.filter((other) => isUnfinished(other) && other.time < Date.now() - longestBuild),
  ]
  for (const { place } of old) await rm(place, { recursive: true, force: true })
}
