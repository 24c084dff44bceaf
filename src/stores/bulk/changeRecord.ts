import { sameValue } from '../../contract/sameValue'
import { pick } from '../../contract/pick'
import { saveMerged, type KnownVersion } from '../merge/saveMerged'
import type { Fields, Plan } from '../../contract/bulk/bulkChange'
import type { BulkCalls } from './bulkKinds'

/** The changed fields of one record, before and after. */
export interface Made {
  before: Fields
  after: Fields
  /** Of a record that was added, where the host said it. */
  id?: number | undefined
  /** Of a record that was removed: the removal by which it comes back, where the host said it. */
  removal?: number | undefined
}

/** What came of one record: its changed fields, or why nothing was done to it. */
export type RecordOutcome = { made: Made } | { skipped: string }

export interface RecordChange {
  id: number
  calls: BulkCalls
  /** What is done to a record with these values. */
  plan: (values: Fields) => Plan
  /** A version of the record that was read before: it is not read again unless it was replaced. */
  known?: KnownVersion<Fields> | undefined
  /** What an earlier try sent last, without an answer. */
  sent?: Made | undefined
  /** Called with each write before it is sent. */
  onSend: (made: Made) => void
}

/**
 * Changes one record like a single save: read, merged with what others save meanwhile, written against the version that was
 * read. A write whose answer was lost is found to be done when the record has what it sent. Throws an `ApiError`.
 */
export async function changeRecord(change: RecordChange): Promise<RecordOutcome> {
  const { id, calls, plan } = change
  let { sent } = change
  const known = change.known && !sent ? change.known : await readVersion(id, calls)
  const { record: stored, tag } = known
  // The answer of the try before was lost, not the request.
  if (sent && isSame(sent.after, stored)) return { made: sent }
  sent = undefined

  const planned = plan(stored)
  if ('skip' in planned) return { skipped: planned.skip }
  const problem = calls.problem(id, { ...stored, ...planned.fields }, stored)
  if (problem !== undefined) return { skipped: `It can't be saved: ${problem}` }

  let skipped = 'Somebody changed it meanwhile'
  let atHand: Fields | undefined = stored
  const saved = await saveMerged<Fields>({
    base: stored,
    mine: { ...stored, ...planned.fields },
    known: tag === undefined ? undefined : { record: stored, tag },
    calls: {
      read: async (options) => {
        const first = tag === undefined ? atHand : undefined
        atHand = undefined
        return first ?? calls.read(id, options)
      },
      write: (values, options) => calls.write(id, values, options),
      isExact: true,
    },
    // Both changed the field: what is done is done to what they made of it.
    async decide({ fields, theirs }) {
      const again = plan(theirs)
      if ('skip' in again) skipped = again.skip
      return 'skip' in again ? undefined : pick({ ...theirs, ...again.fields }, fields)
    },
    isIdleIfSame: true,
    onWrite({ before, record }) {
      const names = Object.keys(planned.fields)
      sent = { before: pick(before, names), after: pick(record, names) }
      change.onSend(sent)
    },
  })
  if (saved && sent) return { made: sent }
  return { skipped: saved ? 'It is so already' : skipped }
}

/** The record as it is now, with its tag where the host exposes one. Throws an `ApiError`. */
export async function readVersion(
  id: number,
  { read }: Pick<BulkCalls, 'read'>,
  signal?: AbortSignal,
): Promise<{ record: Fields; tag?: string | undefined }> {
  let tag: string | undefined
  const record = await read(id, {
    ...(signal && { signal }),
    onTag(next) {
      tag = next
    },
  })
  return { record, tag }
}

const isSame = (fields: Fields, stored: Fields) =>
  Object.keys(fields).every((name) => sameValue(fields[name], stored[name]))
