import { sameValue } from '../../contract/sameValue'

/** Names of the fields of `after` that differ from `before`. */
export function changedFields<Values extends object>(
  before: Values,
  after: Values,
): (keyof Values & string)[] {
  return fieldsOf(after).filter((name) => !sameValue(before[name], after[name]))
}

/**
 * The base of a form whose record was loaded again as `next`: fields that nobody changed follow it, the others keep
 * what they were changed from, so that a change of both sides is still seen as one.
 */
export function rebase<Values extends object>(base: Values, values: Values, next: Values): Values {
  const moved = { ...next }
  for (const name of changedFields(base, values))
    if (!sameValue(values[name], next[name])) moved[name] = base[name]
  return moved
}

/** Names of the fields of these values. */
export const fieldsOf = <Values extends object>(values: Values) =>
  Object.keys(values) as (keyof Values & string)[]
