/** Names of the fields of `after` that differ from `before`. */
export function changedFields<Draft extends object>(before: Draft, after: Draft): (keyof Draft & string)[] {
  return fieldsOf(after).filter((name) => !sameField(before[name], after[name]))
}

/**
 * The base of a form whose record was loaded again as `next`: fields that nobody changed follow it, the others keep
 * what they were changed from, so that a change of both sides is still seen as one.
 */
export function rebase<Draft extends object>(base: Draft, values: Draft, next: Draft): Draft {
  const moved = { ...next }
  for (const name of changedFields(base, values))
    if (!sameField(values[name], next[name])) moved[name] = base[name]
  return moved
}

/** A record of these fields alone. */
export function pick(record: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
}

/** Whether two values of a draft are equal; lists of numbers are sets, objects are compared by their fields. */
export function sameField(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) && Array.isArray(b)) {
    const [left, right] = [[...a].sort(byValue), [...b].sort(byValue)]
    return left.length === right.length && left.every((value, at) => Object.is(value, right[at]))
  }
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => sameField(fieldOf(a, name), fieldOf(b, name)))
}

/** Names of the fields of a draft. */
export const fieldsOf = <Draft extends object>(draft: Draft) => Object.keys(draft) as (keyof Draft & string)[]
const fieldOf = (record: object, name: string): unknown => (record as Record<string, unknown>)[name]
const byValue = (a: unknown, b: unknown) => (String(a) < String(b) ? -1 : 1)
