import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Files below a folder of the project whose names end so, as paths from the project's root. */
export function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .filter((name) => name.endsWith(ending))
    .sort()
}

/** Text of a file by its path from the project's root. */
export const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const known = new Map<string, string[]>()

/** The project's own TypeScript files that a file imports, at once or when they are needed. */
export function importsOf(file: string): string[] {
  const before = known.get(file)
  if (before) return before
  const addresses = [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, to]) => to ?? '',
  )
  const found = addresses.flatMap((to) => resolve(path.posix.join(path.posix.dirname(file), to)))
  known.set(file, found)
  return found
}

const all = new Set(
  ['src', 'stories'].flatMap((folder) => [...filesBelow(folder, '.ts'), ...filesBelow(folder, '.tsx')]),
)

const resolve = (base: string): string[] => [`${base}.tsx`, `${base}.ts`].filter((file) => all.has(file))

/** A file and everything that it needs of those that pass. */
export function closureOf(file: string, passes: (file: string) => boolean): Set<string> {
  const reached = new Set<string>([file])
  for (const one of reached) for (const next of importsOf(one)) if (passes(next)) reached.add(next)
  return reached
}
