// Plain JavaScript: it runs before anything is translated.
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** The project's folder; the built server lies at another depth than its sources. */
export const root = await (async () => {
  let folder = import.meta.dirname
  while (!(await stat(path.join(folder, 'package.json')).catch(() => undefined)))
    folder = path.dirname(folder)
  return folder
})()

/** Everything that the built server is made from; a folder counts with all that is in it. */
export const serverSources = ['server', 'src/contract', 'tsconfig.json', 'package-lock.json']

/** One text for the content of these sources and for `more`. */
export async function fingerprint(sources, more = []) {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of await filesOf(path.join(root, source)))
      hash.update(`${path.relative(root, file)}\0`).update(await readFile(file))
  for (const text of more) hash.update(`\0${text}`)
  return hash.digest('hex')
}

/** The folder of the server that is built from the sources as they are; it may not be there yet. */
export async function serverFolder() {
  return path.join(root, 'dist-server', (await fingerprint(serverSources)).slice(0, 16))
}

async function filesOf(place) {
  const found = await stat(place).catch(() => undefined)
  if (!found) return []
  if (found.isFile()) return /\.test\.tsx?$/.test(place) ? [] : [place]
  const names = (await readdir(place)).sort()
  return (await Promise.all(names.map((name) => filesOf(path.join(place, name))))).flat()
}
