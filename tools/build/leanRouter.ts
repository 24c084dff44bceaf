import type { Plugin } from 'vite'
import { replaceCode, type CodeReplacement } from './replaceCode.ts'

const file = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/

/** Functions that another stands in for, which does what is left to do in the console. */
const standIns: Readonly<Record<string, string>> = {
  // Links of the console ask for code and data by themselves.
  usePrefetchBehavior: '() => [false, null, {}]',
  PrefetchPageLinks: '() => null',
  // Components that a server draws.
  useIsRSCRouterContext: '() => false',
  RSCErrorHandler: '({ children }) => children',
}

/** What is replaced, by its name. */
const parts: Readonly<Record<string, CodeReplacement>> = {
  'the names for developers of react-router': {
    file,
    replace: (code) => code.replace(/^\w+\.displayName = .*;$/gm, ''),
  },
  'the components of react-router that nothing draws': {
    file,
    replace: (code) =>
      code.replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1'),
  },
  ...Object.fromEntries(
    Object.entries(standIns).map(([name, standIn]) => [
      `${name} of react-router`,
      {
        file,
        replace: (code: string) =>
          code.replace(
            `\nfunction ${name}(`,
            () => `\nvar ${name} = ${standIn};\nfunction left_out_${name}(`,
          ),
      },
    ]),
  ),
}

/**
 * Leaves out what react-router's links, contexts and boundaries bring along and the console has none of: forms, prefetching
 * and components of servers, 5 kB on each first screen. It fails a build in which one of them did not occur.
 */
export const leanRouter = (): Plugin => replaceCode('lean-router', parts)
