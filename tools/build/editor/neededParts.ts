import { childrenOf, isNode, nameOf, type Node } from './tree.ts'

const isFunction = ({ type }: Node) => /^(?:Arrow)?Function(?:Expression|Declaration)$/.test(type)
const namesOf = (nodes: readonly unknown[]) => nodes.map(nameOf).filter((name) => name !== undefined)

/** The names that `var` and `function` declare here, without those of the functions in it. */
function declaredIn(node: Node): string[] {
  if (node.type === 'FunctionDeclaration') return namesOf([node['id']])
  if (isFunction(node)) return []
  const own = node.type === 'VariableDeclarator' ? namesOf([node['id']]) : []
  return [...own, ...childrenOf(node).flatMap(declaredIn)]
}

/** The names that are local to a function. */
function ownNames(node: Node): string[] {
  const { params, body, id } = node as unknown as { params: Node[]; body: Node; id: unknown }
  return [...namesOf([...params, id]), ...childrenOf(body).flatMap(declaredIn)]
}

/** The free variables of a piece of ES5: the names that it uses and does not declare. */
export function freeNames(node: Node): string[] {
  const of = (part: string) => (isNode(node[part]) ? freeNames(node[part]) : [])
  const without = (names: string[], less: string[]) => names.filter((name) => !less.includes(name))
  if (node.type === 'Identifier') return namesOf([node])
  if (isFunction(node)) return without(of('body'), ownNames(node))
  if (node.type === 'CatchClause') return without(of('body'), namesOf([node['param']]))
  if (node.type === 'MemberExpression' && !node['computed']) return of('object')
  if (node.type === 'Property' && !node['computed']) return of('value')
  if (node.type === 'VariableDeclarator') return of('init')
  if (/^(?:Break|Continue|Labeled)Statement$/.test(node.type)) return of('body')
  return childrenOf(node).flatMap(freeNames)
}

/** A declaration, an assignment to something declared, or another statement. */
interface Part {
  /** The declared name that it belongs to; undefined for a statement that is always kept. */
  name: string | undefined
  node: Node
}

/** The root of `name.a.b = …`, or the name in `name = …`. */
function assignedBy({ expression }: Node): string | undefined {
  if (!isNode(expression) || expression.type !== 'AssignmentExpression') return undefined
  let left = expression['left'] as Node
  while (left.type === 'MemberExpression') left = left['object'] as Node
  return nameOf(left)
}

/**
 * Tree-shakes the body of a function in ES5: leaves out declarations, and assignments to what they declare, that no other statement
 * uses. Initial values are taken to have no side effects; a bundler can't know that of classes that were compiled to ES5. Returns
 * the text of what is left.
 */
export function neededParts(code: string, body: readonly Node[]): string {
  const declared = new Set(body.flatMap(declaredIn))
  const parts = body.flatMap((statement): Part[] => {
    if (statement.type === 'VariableDeclaration')
      return (statement['declarations'] as Node[]).map((node) => ({ name: nameOf(node['id']), node }))
    const name = statement.type === 'FunctionDeclaration' ? nameOf(statement['id']) : assignedBy(statement)
    return [{ name: name !== undefined && declared.has(name) ? name : undefined, node: statement }]
  })
  const needed = new Set<string>()
  const need = ({ node }: Part) => {
    for (const name of freeNames(node)) {
      if (needed.has(name)) continue
      needed.add(name)
      parts.filter((part) => part.name === name).forEach(need)
    }
  }
  parts.filter(({ name }) => name === undefined).forEach(need)
  return parts
    .filter(({ name }) => name === undefined || needed.has(name))
    .map(({ node }) => {
      const text = code.slice(node.start, node.end)
      return node.type === 'VariableDeclarator' ? `var ${text};` : text
    })
    .join('\n')
}
