import type { Database } from '../database/port'
import type { ClaimRecord, Stamps } from '../database/records'
import type { Mail } from '../ports'

/** Mails that one round sends at most. */
const most = 50
const minute = 60_000
/** A mail that could not be sent is tried again after this many ms, for so many ms after the decision. */
const again = 15 * minute
const longest = 3 * 24 * 60 * minute

type Decided = ClaimRecord & Stamps & { projectName: string }

/**
 * Sends the mails about decisions on claims that are due. A decision that was taken back before has none. The queue is in the
 * database: a mail waits through a restart, and of several servers one sends it. When the process ends between sending and
 * noting that, the mail is sent twice. What goes wrong is passed to `onFailure`; the others are sent all the same.
 */
export async function sendClaimMails(wanted: {
  database: Database
  mail: Mail
  now?: Date
  /** Whether the process ends: what has not been sent by then is sent when it is due again. */
  isEnding?: () => boolean
  onFailure: (error: unknown) => void
}): Promise<void> {
  const { database, mail, now = new Date(), isEnding, onFailure } = wanted
  const next = new Date(now.getTime() + again)
  const settle = (claim: Decided) =>
    database.transaction(({ claimMails }) => claimMails.settle(claim.id, next))
  const claims = await database.transaction(async (tables) => {
    const found: Decided[] = []
    for (const id of await tables.claimMails.take(now, next, most)) {
      const claim = await tables.claims.findStamped(id)
      const project = claim && (await tables.projects.find(claim.osnId))
      if (claim) found.push({ ...claim, projectName: project?.name ?? '' })
    }
    return found
  })
  for (const claim of claims) {
    if (isEnding?.()) return
    try {
      // Nobody can be written to who gave no address.
      if (claim.claimerEmail !== '') await mail.send(mailAbout(claim))
      await settle(claim)
    } catch (error) {
      onFailure(error)
      const age = now.getTime() - (claim.updatedAt?.getTime() ?? 0)
      if (age > longest) await settle(claim)
    }
  }
}

const words = {
  APPROVED: 'was approved',
  REJECTED: 'was rejected',
  PENDING: 'is being looked at again',
} as const

/** What the claimant reads: the decision, or that there is none any more. */
function mailAbout(claim: Decided): Parameters<Mail['send']>[0] {
  const { claimerEmail: to, claimerName, projectName, status, reason } = claim
  const what = words[status]
  const because = reason === '' ? [] : ['', 'The reason:', '', reason]
  const more =
    status === 'PENDING'
      ? ['', 'What we wrote about it before no longer counts. You need not do anything.']
      : because
  const text = [`Hello ${claimerName},`, '', `your claim on ${projectName} ${what}.`, ...more, ''].join('\n')
  return { to, subject: `Your claim on ${projectName} ${what}`, text }
}
