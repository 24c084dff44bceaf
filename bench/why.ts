import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping'
import { build } from 'vite'
import { root } from '../server/node/build/sources.mjs'
import type { FirstPaint } from './firstPaint'

/** What a library, or the console's own code, costs on a first screen. */
export interface Cost {
  /** Name of the package, or `the console itself`. */
  name: string
  /** Its share of the gzip bytes of the files that it is in, by its characters there. */
  bytes: number
}

/**
 * What each library takes of the scripts of a first screen, the largest first. Builds the console once more, into a temporary
 * folder, with source maps beside the same files. Throws when the files are not the same.
 */
export async function costsOf(screens: readonly FirstPaint[]): Promise<Cost[][]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'why-'))
  try {
    await build({
      root,
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, sourcemap: 'hidden' },
    })
    return await Promise.all(screens.map((screen) => costs(screen, folder)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function costs({ files }: FirstPaint, folder: string): Promise<Cost[]> {
  const found = new Map<string, number>()
  for (const { url, bytes } of files) {
    const { pathname } = new URL(url)
    if (!pathname.endsWith('.js')) continue
    const file = path.join(folder, pathname)
    const code = await readFile(file, 'utf8').catch(() => {
      throw new Error(
        `The console was built otherwise: ${pathname} is missing. Run npm run build, and try again.`,
      )
    })
    // The bundler's own few lines have no map.
    const map = await readFile(`${file}.map`, 'utf8').catch(() => '{"version":3,"sources":[],"mappings":""}')
    for (const [name, share] of shares(code, map)) found.set(name, (found.get(name) ?? 0) + share * bytes)
  }
  return [...found].map(([name, bytes]) => ({ name, bytes })).sort((one, other) => other.bytes - one.bytes)
}

/** Which part of the characters of a file, by its source map, each package has: 0 to 1. */
export function shares(code: string, map: string): Map<string, number> {
  const lines = code.split('\n').map(({ length }) => length)
  const characters = new Map<string, number>()
  let last: { line: number; column: number; name: string } | undefined
  const close = (line: number, column: number) => {
    if (!last) return
    const end = line === last.line ? column : (lines[last.line - 1] ?? 0)
    characters.set(last.name, (characters.get(last.name) ?? 0) + end - last.column)
  }
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) => {
    close(generatedLine, generatedColumn)
    last = { line: generatedLine, column: generatedColumn, name: packageOf(source ?? '') }
  })
  close(Infinity, 0)
  const all = [...characters.values()].reduce((sum, count) => sum + count, 0)
  return new Map([...characters].map(([name, count]) => [name, count / Math.max(1, all)]))
}

/** The package that a source belongs to. */
export function packageOf(source: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
  return inPackage ?? 'the console itself'
}
