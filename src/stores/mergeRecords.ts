/** What came of comparing three versions of a record. */
export interface Merge<Draft> {
  /** Theirs, with every change of mine that touches no change of theirs. */
  merged: Draft
  /** Fields that they changed and that come along. */
  theirs: (keyof Draft & string)[]
  /** Fields that both changed, to different values; `merged` has theirs. */
  conflicts: (keyof Draft & string)[]
}

/** What a form was opened with. */
export interface Base<Draft> {
  /** What the form showed: a field that differs from it was changed here. */
  mine: Draft
  /** What the server had; other than `mine` where a host stores what it is sent in its own way. */
  theirs: Draft
}

/** Compares three ways, field by field: as opened, theirs, mine. Lists of ids are sets: their order says nothing. */
export function mergeRecords<Draft extends object>(
  base: Base<Draft>,
  theirs: Draft,
  mine: Draft,
): Merge<Draft> {
  const merge: Merge<Draft> = { merged: { ...theirs }, theirs: [], conflicts: [] }
  for (const name of fieldsOf(mine)) {
    const isMine = !sameField(base.mine[name], mine[name])
    const isTheirs = !sameField(base.theirs[name], theirs[name])
    const isAgreed = sameField(mine[name], theirs[name])
    if (isMine && isTheirs && !isAgreed) merge.conflicts.push(name)
    else if (isMine) merge.merged[name] = mine[name]
    else if (isTheirs && !isAgreed) merge.theirs.push(name)
    // Nobody changed it: what the form shows stays to the letter, unless the host stores it in its own way.
    else if (!isTheirs && sameField(base.mine[name], base.theirs[name])) merge.merged[name] = mine[name]
  }
  return merge
}

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

const fieldsOf = <Draft extends object>(draft: Draft) => Object.keys(draft) as (keyof Draft & string)[]
const fieldOf = (record: object, name: string): unknown => (record as Record<string, unknown>)[name]
const byValue = (a: unknown, b: unknown) => (String(a) < String(b) ? -1 : 1)
