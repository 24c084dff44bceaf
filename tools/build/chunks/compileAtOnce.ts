import type { Plugin } from 'vite'

/** What V8 reads in the first line of a file: https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad'

/**
 * Has V8 compile all functions of a chunk beside the main thread, while the rest of it is still on its way. Without, each
 * is compiled on the main thread when it is first called: some 2,000 until the page of projects stands. Engines that don't know
 * the line read a comment.
 */
export function compileAtOnce(): Plugin {
  return {
    name: 'compile-at-once',
    apply: 'build',
    generateBundle: {
      // Behind the minifier, which takes comments away, and behind what Vite writes before the code of a chunk.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          file.code = `${hint}\n${file.code}`
          const map = bundle[`${file.fileName}.map`]
          if (map?.type === 'asset') map.source = oneLineLater(String(map.source))
        }
      },
    },
  }
}

/** A source map, as its JSON, for code that has one more line before it. */
function oneLineLater(map: string): string {
  const read = JSON.parse(map) as { mappings: string }
  return JSON.stringify({ ...read, mappings: `;${read.mappings}` })
}
