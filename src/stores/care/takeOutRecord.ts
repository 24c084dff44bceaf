import { ApiError } from '../../api/errors'
import type { BulkCalls } from '../bulk/bulkKinds'
import type { Made, RecordOutcome } from '../bulk/changeRecord'

// It offered that when the job began.
const unable = 'This host does not offer that any more'

interface TakingOut {
  id: number
  /** Id of the record that takes its place; nothing may use it without one. */
  into?: number | undefined
  key: string
  calls: BulkCalls
  /** What an earlier try sent, without an answer. */
  sent: Made | undefined
  /** Called before it is sent. */
  onSend: (made: Made) => void
}

/** Removes one record, or merges it into another one. Throws an `ApiError` where another try may succeed. */
export async function takeOutRecord(taking: TakingOut): Promise<RecordOutcome | { failed: string }> {
  const { id, into, key, calls, sent, onSend } = taking
  if (!calls.takeOut) return { failed: unable }
  const made: Made = { before: {}, after: {} }
  onSend(made)
  try {
    return { made: { ...made, removal: await calls.takeOut(id, into, key) } }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined
    if (status === 404 && !sent) return { skipped: 'It was removed already' }
    // Something uses it. After a lost answer the host may still be at the try before.
    if (status === 409 && !sent && error instanceof ApiError) return { failed: error.message }
    throw error
  }
}

/** Puts back what a removal took. Throws an `ApiError`. */
export async function putBackRecord(
  removal: number,
  calls: BulkCalls,
): Promise<RecordOutcome | { failed: string }> {
  if (!calls.putBack) return { failed: unable }
  const notUndone = await calls.putBack(removal)
  if (notUndone.length === 0) return { made: { before: {}, after: {} } }
  const reasons = notUndone.map(({ name, reason }) => `${name}: ${reason}`).join('. ')
  return { failed: `It is back, but not all is as before. ${reasons}` }
}
