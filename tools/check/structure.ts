import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { broadRules, fullFolders, isWritten, longFiles, roots, type SourceFile } from './findings'

const root = path.join(import.meta.dirname, '../..')

/** Part of `npm run check`: refuses files that are too long, folders that are too full and rules of style that are too broad. */
async function checkStructure(): Promise<void> {
  const files = (await Promise.all(roots.map(filesIn))).flat()
  const sheets = files.filter(({ path: file }) => /^src\/.*\.s?css$/.test(file))
  const broad = await Promise.all(sheets.map(async ({ path: file }) => broadRules(file, await textOf(file))))
  const findings = [...longFiles(files), ...fullFolders(files), ...broad.flat()]
  for (const finding of findings) console.error(finding)
  if (findings.length > 0) process.exitCode = 1
}

/** All files below a folder but hidden ones. */
async function filesIn(folder: string): Promise<SourceFile[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  return Promise.all(names.toSorted().map(async (name) => ({ path: name, lines: await linesOf(name) })))
}

async function linesOf(name: string): Promise<number> {
  if (!isWritten(name)) return 0
  return (await textOf(name)).split('\n').length - 1
}

const textOf = (name: string): Promise<string> => readFile(path.join(root, name), 'utf8')

await checkStructure()
