import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/**
 * Files of the chunk with this name, of all that it can't start without, and their styles. Styles come first: what the page paints
 * waits for them, and does without the code. Throws where there is no such chunk.
 */
export function filesOf(name: string, bundle: Bundle): string[] {
  const chunk = Object.values(bundle).find(
    (file): file is Chunk => file.type === 'chunk' && file.name === name,
  )
  if (!chunk) throw new Error(`The page asks for the chunk ${name}, which is not in the build`)
  const files = withNeeded(chunk, bundle, new Set())
  return [...files.filter(isStyle), ...files.filter((file) => !isStyle(file))]
}

const isStyle = (file: string) => file.endsWith('.css')

function withNeeded(chunk: Chunk, bundle: Bundle, seen: Set<string>): string[] {
  if (seen.has(chunk.fileName)) return []
  seen.add(chunk.fileName)
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
  const needed = chunk.imports.flatMap((name) => {
    const other = bundle[name]
    return other?.type === 'chunk' ? withNeeded(other, bundle, seen) : []
  })
  return [...new Set([chunk.fileName, ...styles, ...needed])]
}
