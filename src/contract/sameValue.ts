/**
 * Whether two values of a form are equal: texts, flags, numbers, lists and plain objects of these. A list of numbers is
 * a set of ids, whose order says nothing; every other list has an order. A field that is missing is `undefined`.
 *
 * The only equality of a form's values: what a form calls unsaved, what is kept as a draft and what counts as a change in a merge
 * are the same.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false
  if (isIds(a) && isIds(b)) return sameSet(new Set(a), new Set(b))
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => sameValue(a[name], b[name]))
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isIds = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')

const sameSet = (a: ReadonlySet<number>, b: ReadonlySet<number>) =>
  a.size === b.size && [...a].every((one) => b.has(one))
