import type { Plugin } from 'vite'
import { replaceCode } from './replaceCode.ts'

const file = /\/@blueprintjs\/core\/lib\/esm\/common\/classes\.js$/
/** Where Blueprint asks whether somebody gave the class names another prefix. */
const prefix = /let (NS = "[^"]+";)\s*if \(typeof BLUEPRINT_NAMESPACE[\s\S]*?\n\}\s*else if[\s\S]*?\n\}/
const computed = /^(export const \w+ = )(\w+Class\()/gm

/**
 * Makes the prefix of Blueprint's class names a constant, so that names which no screen uses are left out. The
 * console does not change the prefix.
 */
export const plainClassNames = (): Plugin =>
  replaceCode('plain-class-names', {
    'the prefix of the class names of @blueprintjs/core': {
      file,
      replace: (code) =>
        prefix.test(code) ? code.replace(prefix, 'const $1').replace(computed, '$1/* @__PURE__ */ $2') : code,
    },
  })
