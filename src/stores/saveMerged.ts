import { ApiError } from '../api/errors'
import { changedFields, pick, sameField } from './fields'
import { mergeRecords } from './mergeRecords'
import type { ReadOptions, ReplaceOptions } from './SaveOptions'

/** The calls that a save of one record makes. */
export interface RecordCalls<Draft> {
  /** The record as it is now. */
  read: (options: ReadOptions) => Promise<Draft>
  write: (draft: Draft, options: ReplaceOptions) => Promise<unknown>
}

/** What this form wrote last. */
export interface OwnWrite<Draft> {
  sent: Draft
  /** The record's tag since then, where the host exposes one. */
  tag: string | undefined
  /** What the host made of it, where there is no tag to know it by. */
  stored: Draft | undefined
}

/** Both changed these fields, to different values. */
export interface Conflict<Draft> {
  fields: (keyof Draft & string)[]
  original: Draft
  theirs: Draft
  mine: Draft
}

export interface Saving<Draft> {
  /** What the form showed before somebody typed. */
  base: Draft
  mine: Draft
  own?: OwnWrite<Draft> | undefined
  calls: RecordCalls<Draft>
  /** Asks which value each field in conflict shall have; `undefined` leaves all as it is. */
  decide: (conflict: Conflict<Draft>) => Promise<Partial<Draft> | undefined>
}

export interface Saved<Draft> {
  /** What the server had just before. */
  before: Draft
  /** What was written: mine and theirs. */
  record: Draft
  /** Fields that somebody else had changed meanwhile, and that were kept. */
  kept: (keyof Draft & string)[]
  own: OwnWrite<Draft>
}

/** Rounds of reading and writing, after which the server's refusal is told. */
const most = 5

/**
 * Reads the record again, compares three ways and writes it, under the tag that was read where the host exposes one:
 * then a refusal of 412 starts anew. Answers undefined, with nothing written, when a conflict was not decided.
 * Throws an `ApiError`.
 */
export async function saveMerged<Draft extends object>(
  saving: Saving<Draft>,
): Promise<Saved<Draft> | undefined> {
  const { calls } = saving
  let { base, mine, own } = saving
  for (let round = 1; ; round++) {
    const { value: theirs, tag } = await tagged((onTag) => calls.read({ onTag }))
    const {
      merged,
      theirs: kept,
      conflicts,
    } = mergeRecords({ mine: base, theirs: opened(base, own, theirs, tag) }, theirs, mine)
    let record = merged
    if (conflicts.length > 0) {
      const decided = await saving.decide({ fields: conflicts, original: base, theirs, mine })
      if (!decided) return undefined
      record = { ...merged, ...decided }
      // Decided against what was read now: only a change after this one is another conflict.
      base = theirs
      mine = record
      own = undefined
    }
    // After a refusal the record may hold it already: the answer to the write was lost.
    if (round > 1 && sameField(record, theirs))
      return { before: theirs, record, kept, own: { sent: saving.mine, tag, stored: theirs } }
    try {
      const written = await tagged((onTag) => calls.write(record, { onTag, ...(tag && { ifMatch: tag }) }))
      const stored = written.tag ? undefined : await calls.read({}).catch(() => undefined)
      return { before: theirs, record, kept, own: { sent: saving.mine, tag: written.tag, stored } }
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 412 && tag !== undefined
      if (!isStale || round === most) throw error
    }
  }
}

/** What the server had when the form was opened, or since it saved last: fields that moved on since then count as opened. */
function opened<Draft extends object>(
  base: Draft,
  own: OwnWrite<Draft> | undefined,
  theirs: Draft,
  tag: string | undefined,
): Draft {
  if (!own) return base
  if (own.tag !== undefined && own.tag === tag) return theirs
  if (!own.stored) return base
  const moved = changedFields(own.sent, base)
  return { ...own.stored, ...pick(base, moved) }
}

async function tagged<T>(call: (onTag: (tag: string) => void) => Promise<T>) {
  let tag: string | undefined
  const value = await call((told) => {
    tag = told
  })
  return { value, tag }
}
