import { ApiError } from '../../api/errors'
import { sameValue } from '../../contract/sameValue'
import type { Fields } from '../../contract/bulk/bulkChange'
import type { BulkCalls } from './bulkKinds'
import { readVersion, type Made, type RecordOutcome } from './changeRecord'

export interface RecordRemoval {
  id: number
  /** As it was added: one that somebody has changed since stays. */
  values: Fields
  key: string
  calls: BulkCalls
  /** What an earlier try sent, without an answer. */
  sent: Made | undefined
  /** Called before it is sent. */
  onSend: (made: Made) => void
}

/** Removes one record that the job before has added. Throws an `ApiError`: also where something uses it. */
export async function removeRecord(removal: RecordRemoval): Promise<RecordOutcome> {
  const { id, values, key, calls, sent, onSend } = removal
  const made: Made = { before: values, after: {} }
  try {
    const { record, tag } = await readVersion(id, calls)
    if (!Object.keys(record).every((name) => sameValue(record[name], values[name])))
      return { skipped: 'Somebody changed it since' }
    onSend(made)
    await calls.remove?.(id, { idempotencyKey: key, ...(tag !== undefined && { ifMatch: tag }) })
    return { made }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined
    // The answer of the try before was lost, not the request.
    if (status === 404) return sent ? { made } : { skipped: 'It was removed already' }
    if (status === 412) return { skipped: 'Somebody changed it since' }
    throw error
  }
}
