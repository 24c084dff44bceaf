import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { countReplacements } from './replacements.ts'

const library = (file: string) => path.resolve(import.meta.dirname, '../../node_modules/@blueprintjs', file)
const sources = /\/src\/.*\.tsx?$|\/@blueprintjs\/(?:core|select)\/lib\/esm\/.*\.js$/
const imports = /import\s*\{([^}]*)\}\s*from\s*(["'])@blueprintjs\/(core|icons)\2/g
const reexports = /export \{([^}]*)\} from "(\.[^"]*)"/g

type Library = 'core' | 'icons'

/** The files of these libraries by the names that they export. */
const files: Readonly<Record<Library, () => ReadonlyMap<string, string>>> = {
  core: () =>
    new Map([
      ...filesOf('core/lib/esm/components/index.js'),
      ...filesOf('core/lib/esm/common/index.js'),
      ...filesOf('core/lib/esm/context/index.js'),
      ...filesOf('core/lib/esm/hooks/index.js'),
    ]),
  icons: () =>
    new Map([
      ...filesOf('icons/lib/esm/generated/components/index.js'),
      ...filesOf('icons/lib/esm/index.js'),
    ]),
}
/** What is exported as a whole module. */
const wholes: Readonly<Record<string, string>> = {
  Classes: library('core/lib/esm/common/classes.js'),
}

/** What an index hands on, by name. */
function filesOf(index: string): [string, string][] {
  return [...readFileSync(library(index), 'utf8').matchAll(reexports)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^\w+$/.test(name))
      .map((name): [string, string] => [
        name,
        path.join(path.dirname(library(index)), `${from.replace(/\.js$/, '')}.js`),
      ]),
  )
}

const targets: Readonly<Record<Library, string>> = {
  core: 'the imports of @blueprintjs/core by its index',
  icons: 'the imports of @blueprintjs/icons by its index',
}

/**
 * Imports the components and icons of Blueprint from their own files. The index of a library would bring into the first chunk
 * that imports it all that any screen uses of it.
 */
export function directImports(): Plugin {
  const replaced = countReplacements('direct-imports', Object.values(targets))
  const known = new Map<Library, ReadonlyMap<string, string>>()
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'pre',
    buildStart: replaced.reset,
    transform(code, id) {
      // With a query, such as `?raw`, a file is no code.
      if (!sources.test(id)) return null
      const direct = code.replace(imports, (statement, list: string, _, from: Library) => {
        const of = known.get(from) ?? files[from]()
        known.set(from, of)
        const others: string[] = []
        const lines = list.split(',').flatMap((entry) => {
          const name = entry.trim()
          if (name === '' || name.startsWith('type ')) return []
          const file = of.get(name)
          if (file) return `import { ${name} } from ${JSON.stringify(file)}`
          if (from === 'core' && wholes[name])
            return `import * as ${name} from ${JSON.stringify(wholes[name])}`
          others.push(name)
          return []
        })
        if (lines.length === 0) return statement
        replaced.note(targets[from])
        if (others.length > 0) lines.push(`import { ${others.join(', ')} } from "@blueprintjs/${from}"`)
        // In as many lines as before: the source map stays true.
        return lines.join('; ') + '\n'.repeat(statement.split('\n').length - 1)
      })
      return direct === code ? null : { code: direct, map: null }
    },
    buildEnd(error) {
      if (!error) replaced.require(this)
    },
  }
}
