import type { Database } from '../../database/port'

const day = 24 * 60 * 60_000
/** Entries that one transaction removes at most, so that none takes long. */
const portion = 1000

/** Removes the entries of the audit trail that are older than `days`, until there are none or it is stopped. */
export async function removeOldEntries(
  database: Database,
  days: number,
  { now = Date.now(), isStopped = () => false }: { now?: number; isStopped?: () => boolean } = {},
): Promise<void> {
  const moment = new Date(now - days * day)
  for (let removed = portion; removed === portion && !isStopped();)
    removed = await database.transaction(({ trail }) => trail.removeBefore(moment, portion))
}

/** Does so now and each day until it is stopped, which waits for what is under way. Faults are passed to `log`. */
export function removeOldEntriesDaily(wanted: {
  database: Database
  days: number
  log: (error: unknown) => void
}): () => Promise<void> {
  const { database, days, log } = wanted
  let hasEnded = false
  let running = Promise.resolve()
  const remove = () => {
    running = removeOldEntries(database, days, { isStopped: () => hasEnded }).catch(log)
  }
  remove()
  const timer = setInterval(remove, day)
  timer.unref()
  return () => {
    hasEnded = true
    clearInterval(timer)
    return running
  }
}
