import { DatabaseAwayError, type Database } from '../../database/port'
import { sendClaimMails } from '../../mails/claimMails'
import type { Mail } from '../../ports'

/** Time between two rounds in ms: a mail goes out at most so much later than it is due. */
const round = 10_000

/**
 * Sends the mails about decisions on claims when they are due, until it is stopped, which waits for what is under way. Faults
 * are passed to `log`, but for a database that is away, which every call says.
 */
export function claimMailsInTime(wanted: {
  database: Database
  mail: Mail
  log: (error: unknown) => void
  /** Milliseconds between two rounds; 10 s by default. */
  every?: number
}): () => Promise<void> {
  const { database, mail, log, every = round } = wanted
  let running: Promise<void> | undefined
  const send = () => {
    running ??= sendClaimMails({ database, mail, onFailure: log })
      .catch((error: unknown) => {
        if (!(error instanceof DatabaseAwayError)) log(error)
      })
      .finally(() => (running = undefined))
  }
  const timer = setInterval(send, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
