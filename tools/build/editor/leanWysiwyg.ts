import type { Plugin } from 'vite'
import { countReplacements } from '../replacements.ts'
import { freeNames, neededParts } from './neededParts.ts'
import { childrenOf, findAll, nameOf, replaced, treeOf, type Node } from './tree.ts'

/** The property names of an object literal, and its value for one of them. */
const keysOf = (object: Node) =>
  (object['properties'] as Node[]).map(({ key }) => nameOf(key) ?? String((key as Node)['value']))
const valueOf = (object: Node, key: string) =>
  (object['properties'] as Node[])[keysOf(object).indexOf(key)]?.['value'] as Node

const objectsWith = (code: string, keys: readonly string[], fits: (value: Node) => boolean) =>
  findAll(
    treeOf(code),
    (node) =>
      node.type === 'ObjectExpression' &&
      keys.every((key) => keysOf(node).includes(key) && fits(valueOf(node, key))),
  )

/** The modules that webpack packed: functions of a module, its exports and what loads others by their number. */
function packedIn(code: string): Node[] {
  const lists = findAll(
    treeOf(code),
    (node) =>
      node.type === 'ArrayExpression' && childrenOf(node).some(isModule) && childrenOf(node).every(isModule),
  )
  // Libraries in it are packed in the same way.
  return lists.map(childrenOf).toSorted((a, b) => b.length - a.length)[0] ?? []
}
const isModule = ({ type }: Node) => type === 'FunctionExpression'
const bodyOf = (module: Node) => (module['body'] as Node)['body'] as Node[]

/** The numbers of the modules that a module loads. */
function loadedBy(module: Node): number[] {
  const load = nameOf((module['params'] as Node[])[2])
  const calls = (node: Node): Node[] => {
    if (load === undefined || !freeNames(node).includes(load)) return []
    const below = childrenOf(node).flatMap(calls)
    return node.type === 'CallExpression' && nameOf(node['callee']) === load ? [node, ...below] : below
  }
  return bodyOf(module)
    .flatMap(calls)
    .map((call) => (call['arguments'] as Node[])[0]?.['value'])
    .filter((number) => typeof number === 'number')
}

/** What is done to its code one after the other, by what it leaves out. */
const steps: Readonly<Record<string, (code: string) => string>> = {
  'the toolbar of react-draft-wysiwyg': (code) =>
    replaced(code, objectsWith(code, ['inline', 'blockType', 'history'], isNamed), () => '{}'),
  'the translations of react-draft-wysiwyg': (code) =>
    replaced(code, objectsWith(code, ['en', 'fr', 'zh'], isObject), (object) => {
      const english = valueOf(object, 'en')
      return `{en:${code.slice(english.start, english.end)}}`
    }),
  'the emojis of react-draft-wysiwyg': (code) =>
    replaced(
      code,
      objectsWith(code, ['emojis'], ({ type }) => type === 'ArrayExpression').map((object) =>
        valueOf(object, 'emojis'),
      ),
      () => '[]',
    ),
  'what only these need in react-draft-wysiwyg': (code) => {
    const modules = packedIn(code).filter((module) => isES(code, module))
    return replaced(code, modules, (module) => {
      const body = module['body'] as Node
      return `${code.slice(module.start, body.start)}{${neededParts(code, bodyOf(module))}}`
    })
  },
  'the modules that nothing loads in react-draft-wysiwyg': (code) => {
    const modules = packedIn(code)
    const loaded = new Set<number>()
    const load = (number: number) => {
      const module = modules[number]
      if (!module || loaded.has(number)) return
      loaded.add(number)
      loadedBy(module).forEach(load)
    }
    const first = firstOf(code)
    if (first === undefined) return code
    load(first)
    return replaced(
      code,
      modules.filter((_, number) => !loaded.has(number)),
      () => '0',
    )
  },
}
const isNamed = ({ type }: Node) => type === 'Identifier'
const isObject = ({ type }: Node) => type === 'ObjectExpression'
/** Whether it was a module of the language: its classes and constants are its own, as `neededParts` takes them to be. */
const isES = (code: string, { start, end }: Node) => /\bn\.r\(e\)/.test(code.slice(start, end))

/** The number of the module that the package begins with. */
function firstOf(code: string): number | undefined {
  // After those of the libraries in it.
  const number = [...code.matchAll(/\(\w+\.s=(\d+)\)/g)].at(-1)?.[1]
  return number === undefined ? undefined : Number(number)
}

/**
 * Takes 23 kB gzip off the editor's chunk: react-draft-wysiwyg is one file, with its toolbar, which is never shown here
 * (`toolbarHidden`), that toolbar's words in twenty languages, and what finds links for it. Fails a build in which one of them did
 * not occur.
 */
export function leanWysiwyg(): Plugin {
  const counted = countReplacements('lean-wysiwyg', Object.keys(steps))
  return {
    name: 'lean-wysiwyg',
    apply: 'build',
    enforce: 'pre',
    buildStart: counted.reset,
    transform(code, id) {
      if (!/node_modules\/react-draft-wysiwyg\/dist\/.*\.js$/.test(id)) return null
      let lean = code
      for (const [target, step] of Object.entries(steps)) {
        const before = lean
        lean = step(before)
        if (lean !== before) counted.note(target)
      }
      return { code: lean, map: null }
    },
    buildEnd(error) {
      if (!error) counted.require(this)
    },
  }
}
