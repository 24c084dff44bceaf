import { createHash } from 'node:crypto'
import path from 'node:path'

const files = new Map<string, string>()

/**
 * The name of a class, or of a movement, of a CSS module: of the file and of its place there. In the build names as they stand
 * in the source would be a twentieth of all style; elsewhere they are kept. Throws where two files would have the same names.
 */
export function shortClassName(name: string, file: string, css: string): string {
  const relative = path.relative(process.cwd(), file.replace(/\?.*/, '')).replaceAll(path.sep, '/')
  const digest = createHash('sha256').update(relative).digest('base64url')
  const part = digest.replaceAll(/[-_]/g, '').slice(0, 4)
  if ((files.get(part) ?? relative) !== relative)
    throw new Error(
      `${relative} and ${files.get(part)} have the same short name: see tools/build/styles/shortClassName.ts`,
    )
  files.set(part, relative)
  const place = css.search(new RegExp(`\\.${name}(?![\\w-])`))
  return process.env.NODE_ENV === 'production' && place >= 0
    ? `_${part}${place.toString(36)}`
    : `_${name}_${part}`
}
