import path from 'node:path'

/** A file of the repository: its path from the root, with slashes, and its lines, as `wc -l` counts them. */
export interface SourceFile {
  path: string
  lines: number
}

/** Folders whose files and folders are counted. */
export const roots = ['src', 'server', 'stories', 'e2e', 'tools', 'bench']

/** Files that somebody writes line by line. Data, as dumps kept as fixtures, and pictures have no limit. */
export const isWritten = (file: string): boolean =>
  /\.(ts|tsx|js|mjs|css|scss|sql|html)$/.test(file) && !/\/fixtures\/.*\.sql$/.test(file)

const shortRoots = ['src', 'server']
const linesAtMost = 220
const filesAtMost = 25

/** A sentence for each file of `src` and `server` that is too long. */
export function longFiles(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path: file, lines }) => shortRoots.includes(rootOf(file)) && isWritten(file) && lines > linesAtMost,
    )
    .map(({ path: file, lines }) => `${file} has ${lines} lines; ${linesAtMost} is the most.`)
}

/** A sentence for each folder that holds too many files itself; what its folders hold does not count. */
export function fullFolders(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>()
  for (const { path: file } of files) {
    const folder = path.posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([folder, count]) => roots.includes(rootOf(folder)) && count > filesAtMost)
    .map(([folder, count]) => `${folder} holds ${count} files; ${filesAtMost} is the most.`)
}

/**
 * A sentence for each rule of a style sheet that is for all children of what `:has()` looks into: with one such rule the browser
 * styles every row of a table anew whenever one comes or goes.
 */
export function broadRules(file: string, css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*:has\([^{};]*)\{/g)
  return [...rules]
    .flatMap(([, selectors = '']) => selectors.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim().replace(/\s+/g, ' '))
    .filter((selector) => selector.includes(':has(') && /[ >+~]\*$/.test(selector))
    .map((selector) => `${file}: "${selector}" is for all children; set a property on the element itself.`)
}

const rootOf = (place: string): string => place.split('/')[0] ?? ''
