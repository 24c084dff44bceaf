import type { Plugin } from 'vite'
import { countReplacements } from './replacements.ts'

const chunk = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/

/** Functions that another stands in for, which does what is left to do in the console. */
const standIns: Readonly<Record<string, string>> = {
  // Links of the console ask for code and data by themselves.
  usePrefetchBehavior: '() => [false, null, {}]',
  PrefetchPageLinks: '() => null',
  // Components that a server draws.
  useIsRSCRouterContext: '() => false',
  RSCErrorHandler: '({ children }) => children',
}

/** What is replaced, by its name, and how. */
const parts: Readonly<Record<string, (code: string) => string>> = {
  'the names for developers of react-router': (code) => code.replace(/^\w+\.displayName = .*;$/gm, ''),
  'the components of react-router that nothing draws': (code) =>
    code.replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1'),
  ...Object.fromEntries(
    Object.entries(standIns).map(([name, standIn]) => [
      `${name} of react-router`,
      (code: string) =>
        code.replace(`\nfunction ${name}(`, () => `\nvar ${name} = ${standIn};\nfunction left_out_${name}(`),
    ]),
  ),
}

/**
 * Leaves out what react-router's links, contexts and boundaries bring along and the console has none of: forms, prefetching
 * and components of servers, 5 kB on each first screen. It fails a build in which one of them did not occur.
 */
export function leanRouter(): Plugin {
  const replaced = countReplacements('lean-router', Object.keys(parts))
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    buildStart: replaced.reset,
    transform(code, id) {
      if (!chunk.test(id)) return null
      let leaner = code
      for (const [target, replace] of Object.entries(parts)) {
        const before = leaner
        leaner = replace(before)
        if (leaner !== before) replaced.note(target)
      }
      return { code: leaner, map: null }
    },
    buildEnd(error) {
      if (!error) replaced.require(this)
    },
  }
}
