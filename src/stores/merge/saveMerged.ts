import { ApiError } from '../../api/errors'
import { sameValue } from '../../contract/sameValue'
import { pick } from '../../contract/pick'
import { changedFields } from './fields'
import { mergeRecords } from './mergeRecords'
import type { ReadOptions, ReplaceOptions } from './SaveOptions'

/** The calls that a save of one record makes. */
export interface RecordCalls<Values> {
  /** The record as it is now. */
  read: (options: ReadOptions) => Promise<Values>
  write: (values: Values, options: ReplaceOptions) => Promise<unknown>
  /** The host stores what it is sent to the letter: what was written need not be read. */
  isExact?: boolean
}

/** What this form wrote last. */
export interface OwnWrite<Values> {
  sent: Values
  /** The record's tag since then, where the host exposes one. */
  tag: string | undefined
  /** What the host made of it, where there is no tag to know it by; undefined when that could not be read. */
  stored: Promise<Values | undefined>
}

/** A write under way, or one whose answer was lost: nobody knows whether it was carried out. */
export interface Attempt<Values> {
  before: Values
  record: Values
}

/** Both changed these fields, to different values. */
export interface Conflict<Values> {
  fields: (keyof Values & string)[]
  original: Values
  theirs: Values
  mine: Values
}

/** A record as it was read or written, with its strong tag where the host exposes one. */
export interface RecordVersion<Values> {
  record: Values
  tag?: string | undefined
}

/** A version that the next save can be written against. */
export interface KnownVersion<Values> extends RecordVersion<Values> {
  tag: string
}

export interface Saving<Values> {
  /** What the form showed before somebody typed. */
  base: Values
  mine: Values
  /** The last version that is known: written against at first, so that an unchanged record is not read again. */
  known?: KnownVersion<Values> | undefined
  own?: OwnWrite<Values> | undefined
  /** What an earlier try to save this form sent last, without an answer. */
  attempt?: Attempt<Values> | undefined
  calls: RecordCalls<Values>
  /** Asks which value each field in conflict shall have; `undefined` leaves all as it is. */
  decide: (conflict: Conflict<Values>) => Promise<Partial<Values> | undefined>
  /** Writes nothing where the server has it already. */
  isIdleIfSame?: boolean
  /** Called with each write before it is sent. */
  onWrite?: ((attempt: Attempt<Values>) => void) | undefined
}

export interface Saved<Values> {
  /** What the server had just before. */
  before: Values
  /** What was written: mine and theirs. */
  record: Values
  /** Fields that somebody else had changed meanwhile, and that were kept. */
  kept: (keyof Values & string)[]
  own: OwnWrite<Values>
}

/** Rounds of reading and writing, after which the server's refusal is shown. */
const most = 5

/**
 * Compares three ways and writes the record: against the version that is known, where the host exposes tags, else against
 * one that is read before. A refusal of 412 reads and starts again. Returns undefined, with nothing written, when a
 * conflict was not decided. Throws an `ApiError`.
 */
export async function saveMerged<Values extends object>(
  saving: Saving<Values>,
): Promise<Saved<Values> | undefined> {
  const { calls } = saving
  let { base, mine, own, attempt } = saving
  const kept = new Set<keyof Values & string>()
  for (let round = 1; ; round++) {
    // A write whose answer was lost may have been carried out: only the server knows.
    const known = round === 1 && !attempt ? saving.known : undefined
    const { value: theirs, tag } = known
      ? { value: known.record, tag: known.tag }
      : await tagged((onTag) => calls.read({ onTag }))
    const merge = mergeRecords({ mine: base, theirs: await opened(base, own, theirs, tag) }, theirs, mine)
    let record = merge.merged
    for (const name of merge.theirs) kept.add(name)
    if (merge.conflicts.length > 0) {
      const decided = await saving.decide({ fields: merge.conflicts, original: base, theirs, mine })
      if (!decided) return undefined
      record = { ...record, ...decided }
      // Decided against what was read now: only a change after this one is another conflict.
      base = theirs
      mine = record
      own = undefined
      // Where no tag protects the write, somebody may have changed it while the question stood.
      if (tag === undefined) continue
    }
    const wrote = (before: Values, ownTag: string | undefined, stored: Promise<Values | undefined>) => ({
      before,
      record,
      kept: [...kept],
      own: { sent: saving.mine, tag: ownTag, stored },
    })
    // The answer to a write was lost, and the server has what it sent.
    if (attempt && sameValue(attempt.record, theirs) && sameValue(record, theirs))
      return wrote(attempt.before, tag, Promise.resolve(theirs))
    if (saving.isIdleIfSame && sameValue(record, theirs)) return wrote(theirs, tag, Promise.resolve(theirs))
    attempt = { before: theirs, record }
    saving.onWrite?.(attempt)
    try {
      const written = await tagged((onTag) => calls.write(record, { onTag, ...(tag && { ifMatch: tag }) }))
      const isKnown = written.tag !== undefined
      // Nobody waits for this answer: the next save does.
      return wrote(
        theirs,
        written.tag,
        isKnown || calls.isExact ? nothing : calls.read({}).catch(() => undefined),
      )
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 412 && tag !== undefined
      if (!isStale || round === most) throw error
    }
  }
}

const nothing = Promise.resolve(undefined)

/** What the server had when the form was opened, or since it saved last: fields that moved on since then count as opened. */
async function opened<Values extends object>(
  base: Values,
  own: OwnWrite<Values> | undefined,
  theirs: Values,
  tag: string | undefined,
): Promise<Values> {
  if (!own) return base
  if (own.tag !== undefined && own.tag === tag) return theirs
  const stored = await own.stored
  if (!stored) return base
  const moved = changedFields(own.sent, base)
  return { ...stored, ...pick(base, moved) }
}

async function tagged<T>(call: (onTag: (tag: string) => void) => Promise<T>) {
  let tag: string | undefined
  const value = await call((next) => {
    tag = next
  })
  return { value, tag }
}
