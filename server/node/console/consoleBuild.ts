import { spawn, type SpawnOptions } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { lockFolder } from '../storage/folderLock'
import { fingerprint as fingerprintOf, root } from '../build/sources.mjs'
import { StartFailure } from '../startFailure'

/** The folder of the built console. */
export const dist = path.join(root, 'dist')

/** Everything that the built console is made from; a folder counts with all that is in it. */
const sources = [
  'src',
  'public',
  'tools/build',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const environmentFile = /^\.env(\.production)?(\.local)?$/

/** Name of the file in `dist` that holds what it was made from; the leading dot keeps it from being served. */
const stampName = '.made-from'

/** How long the builds of other starters are waited for, in ms. */
const longestBuild = 5 * 60_000

/**
 * Builds the console unless `dist` was made from the sources and settings as they are; of several starters one builds and
 * the others wait. Throws a StartFailure.
 */
export async function ensureConsole(say: (line: string) => void): Promise<void> {
  const wanted = await fingerprint()
  const isFresh = async () => (await readFile(path.join(dist, stampName), 'utf8').catch(() => '')) === wanted
  for (const end = Date.now() + longestBuild; !(await isFresh()); await setTimeout(300)) {
    const lock = await lockFolder(path.join(root, 'node_modules/.console-build.lock')).catch(
      (error: unknown) => {
        if (error instanceof StartFailure && Date.now() < end) return undefined
        throw error
      },
    )
    if (!lock) continue
    try {
      say('Building the console …')
      return await build()
    } finally {
      await lock.release()
    }
  }
}

async function build(): Promise<void> {
  const vite = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vite/package.json')),
    'bin/vite.js',
  )
  const options: SpawnOptions = {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Tests run under another name, with which React's development build would be taken.
    env: { ...process.env, NODE_ENV: 'production' },
  }
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], options)
    child.once('error', () => resolve(null))
    child.once('exit', resolve)
  })
  if (code !== 0) throw new StartFailure('The console could not be built: the reason stands above.')
}

/** Notes in `folder` what the console in it was made from; the last step of each build. */
export async function writeStamp(folder: string): Promise<void> {
  await writeFile(path.join(folder, stampName), await fingerprint())
}

/** One text for the content of all sources and for the `VITE_*` settings. */
async function fingerprint(): Promise<string> {
  const inRoot = await readdir(root)
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return fingerprintOf(
    [...sources, ...inRoot.filter((name) => environmentFile.test(name))],
    settings.map(([name, value]) => `${name}=${value}`).sort(),
  )
}
