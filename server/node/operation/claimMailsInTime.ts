import { DatabaseAwayError, type Database } from '../../database/port'
import { sendClaimMails } from '../../mails/claimMails'
import type { Mail } from '../../ports'

/** Time between two rounds in ms: a mail goes out at most so much later than it is due. */
const round = 10_000
/** So long in ms the end waits for a mail: what has not been sent by then is sent when it is due again. */
const patience = 5000

/**
 * Sends the mails about decisions on claims when they are due, until it is stopped, which waits for the mail that is under way. Faults
 * are passed to `log`, but for a database that is away, which every call says.
 */
export function claimMailsInTime(wanted: {
  database: Database
  mail: Mail
  log: (error: unknown) => void
  /** Milliseconds between two rounds; 10 s by default. */
  every?: number
  /** Longest wait of the end in ms; 5 s by default. */
  longestEnd?: number
}): () => Promise<void> {
  const { database, mail, log, every = round, longestEnd = patience } = wanted
  let hasEnded = false
  let running: Promise<void> | undefined
  const send = () => {
    running ??= sendClaimMails({ database, mail, isEnding: () => hasEnded, onFailure: log })
      .catch((error: unknown) => {
        if (!(error instanceof DatabaseAwayError)) log(error)
      })
      .finally(() => (running = undefined))
  }
  const timer = setInterval(send, every)
  timer.unref()
  return async () => {
    hasEnded = true
    clearInterval(timer)
    let timeout: ReturnType<typeof setTimeout> | undefined
    const isLate = new Promise<void>((resolve) => {
      timeout = setTimeout(resolve, longestEnd)
    })
    await Promise.race([running, isLate])
    clearTimeout(timeout)
  }
}
