import type { Plugin } from 'vite'

/** Names of chunks by the name of the chunk that cannot start without them. */
type Needs = ReadonlyMap<string, readonly string[]>

/** One ring of chunks that need each other at once, in order; undefined where there is none. */
export function findCycle(needs: Needs): string[] | undefined {
  const done = new Set<string>()
  const visit = (chunk: string, way: string[]): string[] | undefined => {
    if (way.includes(chunk)) return way.slice(way.indexOf(chunk))
    if (done.has(chunk)) return undefined
    done.add(chunk)
    for (const next of needs.get(chunk) ?? []) {
      const found = visit(next, [...way, chunk])
      if (found) return found
    }
    return undefined
  }
  for (const chunk of needs.keys()) {
    const found = visit(chunk, [])
    if (found) return found
  }
  return undefined
}

/** Fails a build whose chunks need each other before either is there: such a console stays blank. */
export function noChunkCycles(): Plugin {
  return {
    name: 'no-chunk-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
      if (cycle)
        this.error(`These chunks need each other: ${cycle.join(' → ')}. Put what they share into one group.`)
    },
  }
}
