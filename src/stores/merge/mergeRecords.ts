import { sameValue } from '../../contract/sameValue'
import { fieldsOf } from './fields'

/** What came of comparing three versions of a record. */
export interface Merge<Values> {
  /** Theirs, with every change of mine that touches no change of theirs. */
  merged: Values
  /** Fields that they changed and that come along. */
  theirs: (keyof Values & string)[]
  /** Fields that both changed, to different values; `merged` has theirs. */
  conflicts: (keyof Values & string)[]
}

/** What a form was opened with. */
export interface Base<Values> {
  /** What the form showed: a field that differs from it was changed here. */
  mine: Values
  /** What the server had; other than `mine` where a host stores what it is sent in its own way. */
  theirs: Values
}

/** Compares three ways, field by field: as opened, theirs, mine. Lists of ids are sets: their order says nothing. */
export function mergeRecords<Values extends object>(
  base: Base<Values>,
  theirs: Values,
  mine: Values,
): Merge<Values> {
  const merge: Merge<Values> = { merged: { ...theirs }, theirs: [], conflicts: [] }
  for (const name of fieldsOf(mine)) {
    const isMine = !sameValue(base.mine[name], mine[name])
    const isTheirs = !sameValue(base.theirs[name], theirs[name])
    const isAgreed = sameValue(mine[name], theirs[name])
    if (isMine && isTheirs && !isAgreed) merge.conflicts.push(name)
    else if (isMine) merge.merged[name] = mine[name]
    else if (isTheirs && !isAgreed) merge.theirs.push(name)
    // Nobody changed it: what the form shows stays to the letter, unless the host stores it in its own way.
    else if (!isTheirs && sameValue(base.mine[name], base.theirs[name])) merge.merged[name] = mine[name]
  }
  return merge
}
