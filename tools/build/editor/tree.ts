import { parseAst } from 'vite'

/** A node of a syntax tree, with its place in the text. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/** The syntax tree of a script; throws where it is none. */
export const treeOf = (code: string): Node => parseAst(code) as unknown as Node

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The nodes directly below this one. */
export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** Every node of the tree that fits, from the outside in. */
export const findAll = (node: Node, fits: (node: Node) => boolean): Node[] => [
  ...(fits(node) ? [node] : []),
  ...childrenOf(node).flatMap((child) => findAll(child, fits)),
]

/** The name that an identifier is. */
export const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? (node['name'] as string) : undefined

/** The text with `make` of each of these nodes in its place; none of them may lie in another. */
export function replaced(code: string, nodes: readonly Node[], make: (node: Node) => string): string {
  let at = 0
  let text = ''
  for (const node of nodes.toSorted((a, b) => a.start - b.start)) {
    text += code.slice(at, node.start) + make(node)
    at = node.end
  }
  return text + code.slice(at)
}
