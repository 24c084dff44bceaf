import type { Plugin } from 'vite'
import { replaceCode } from '../replaceCode.ts'
import { freeNames, neededParts } from './neededParts.ts'
import { childrenOf, findAll, nameOf, replaced, treeOf, type Node } from './tree.ts'

const file = /node_modules\/react-draft-wysiwyg\/dist\/.*\.js$/

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

/** The modules of the bundle: functions of `module`, `exports` and `require`, which takes the number of a module. */
function packedIn(code: string): Node[] {
  const lists = findAll(
    treeOf(code),
    (node) =>
      node.type === 'ArrayExpression' && childrenOf(node).some(isModule) && childrenOf(node).every(isModule),
  )
  // Libraries that it contains were packed by webpack as well, with fewer modules.
  return lists.map(childrenOf).toSorted((a, b) => b.length - a.length)[0] ?? []
}
const isModule = ({ type }: Node) => type === 'FunctionExpression'
const bodyOf = (module: Node) => (module['body'] as Node)['body'] as Node[]

/** The numbers of the modules that a module requires. */
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

/** What is left out of its code, in this order. */
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
/** Whether webpack made it of an ES module, which `load.r(exports)` says: its classes and constants are made without side effects. */
function isES(code: string, { start, end, params }: Node): boolean {
  const [, exports, load] = (params as Node[]).map(nameOf)
  return load !== undefined && code.slice(start, end).includes(`${load}.r(${exports})`)
}

/** The number of the entry module. */
function firstOf(code: string): number | undefined {
  // The last one: those of the libraries that it contains come before.
  const number = [...code.matchAll(/\(\w+\.s=(\d+)\)/g)].at(-1)?.[1]
  return number === undefined ? undefined : Number(number)
}

/**
 * Takes 23 kB gzip off the editor's chunk: react-draft-wysiwyg is one file, with its toolbar, which is never shown here
 * (`toolbarHidden`), that toolbar's words in twenty languages, and what finds links for it. Fails a build in which one of them did
 * not occur.
 */
export const leanWysiwyg = (): Plugin =>
  replaceCode(
    'lean-wysiwyg',
    Object.fromEntries(Object.entries(steps).map(([target, replace]) => [target, { file, replace }])),
  )
