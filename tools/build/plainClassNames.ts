import type { Plugin } from 'vite'
import { countReplacements } from './replacements.ts'

const file = /\/@blueprintjs\/core\/lib\/esm\/common\/classes\.js$/
const target = 'the prefix of the class names of @blueprintjs/core'
/** Where Blueprint asks whether somebody gave the class names another prefix. */
const prefix = /let (NS = "[^"]+";)\s*if \(typeof BLUEPRINT_NAMESPACE[\s\S]*?\n\}\s*else if[\s\S]*?\n\}/
const computed = /^(export const \w+ = )(\w+Class\()/gm

/**
 * Makes the prefix of Blueprint's class names a constant, so that names which no screen uses are left out. The
 * console does not change the prefix.
 */
export function plainClassNames(): Plugin {
  const replaced = countReplacements('plain-class-names', [target])
  return {
    name: 'plain-class-names',
    apply: 'build',
    enforce: 'pre',
    buildStart: replaced.reset,
    transform(code, id) {
      if (!file.test(id)) return null
      const plain = code.replace(prefix, 'const $1').replace(computed, '$1/* @__PURE__ */ $2')
      if (prefix.test(code)) replaced.note(target)
      return { code: plain, map: null }
    },
    buildEnd(error) {
      if (!error) replaced.require(this)
    },
  }
}
