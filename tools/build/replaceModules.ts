import type { Plugin } from 'vite'
import { countReplacements } from './replacements.ts'

/** One module that another stands in for. */
export interface ModuleReplacement {
  /** How importers name it. */
  find: RegExp
  /** What stands in for it: a file's path, or a package. */
  replacement: string
  /** What the importing file's path looks like, where only some of them are meant. */
  importer?: RegExp
}

interface Step {
  /** The step's name, for the sentence of a build that it fails. */
  name: string
  /** What it replaces, by a name for each. */
  modules: Readonly<Record<string, ModuleReplacement>>
  /** Whether the development server, and with it tests, replaces them as well. */
  inDevelopment?: boolean
  /** Builds that are left as they are; all are changed unless this says otherwise. */
  isMeant?: (plugins: readonly Plugin[]) => boolean
}

/** A build step that puts modules in the place of others. It fails a build in which one of them did not occur. */
export function replaceModules({ name, modules, inDevelopment = false, isMeant = () => true }: Step): Plugin {
  const replaced = countReplacements(name, Object.keys(modules))
  let isOn = false
  return {
    name,
    enforce: 'pre',
    // The development server bundles libraries without plugins, but with aliases.
    config: (_, { command }) =>
      command === 'serve' && inDevelopment
        ? {
            resolve: {
              alias: Object.values(modules).map(({ find, replacement }) => ({ find, replacement })),
            },
          }
        : undefined,
    configResolved({ command, plugins }) {
      isOn = command === 'build' && isMeant(plugins)
    },
    buildStart: replaced.reset,
    resolveId(source, importer, options) {
      if (!isOn) return null
      for (const [target, { find, replacement, importer: from }] of Object.entries(modules)) {
        if (!find.test(source) || (from && !from.test(importer ?? ''))) continue
        replaced.note(target)
        return this.resolve(replacement, importer, { ...options, skipSelf: true })
      }
      return null
    },
    buildEnd(error) {
      if (isOn && !error) replaced.require(this)
    },
  }
}
