import type { Plugin } from 'vite'
import { countReplacements } from './replacements.ts'

/** A part of a library's code that other code stands in for. */
export interface CodeReplacement {
  /** The files it may stand in. */
  file: RegExp
  /** Returns the code with the replacement, or as it is where the part does not stand in it. `id` is the file. */
  replace: (code: string, id: string) => string
}

/**
 * A build step that replaces parts of the code of libraries, by a name for each, in this order. It fails a build in which one of
 * them did not occur.
 */
export function replaceCode(name: string, parts: Readonly<Record<string, CodeReplacement>>): Plugin {
  const replaced = countReplacements(name, Object.keys(parts))
  return {
    name,
    apply: 'build',
    enforce: 'pre',
    buildStart: replaced.reset,
    transform(code, id) {
      let next = code
      for (const [target, { file, replace }] of Object.entries(parts)) {
        if (!file.test(id)) continue
        const before = next
        next = replace(before, id)
        if (next !== before) replaced.note(target)
      }
      return next === code ? null : { code: next, map: null }
    },
    buildEnd(error) {
      if (!error) replaced.require(this)
    },
  }
}
