import { historyPage } from '../../src/contract/endpoints/history'
import type { InboxClaim } from '../../src/contract/endpoints/inbox'
import { limits } from '../../src/contract/limits'
import { claimStatusWord } from '../../src/contract/words'
import { acknowledge, type Call, type Context, type Handlers } from '../call'
import type { ClaimOnPage } from '../database/inbox/inboxTables'
import type { Tables } from '../database/port'
import type { ClaimRecord } from '../database/records'
import { HttpError, notFound } from '../http/HttpError'

/** Claims and applications of all projects in one list each, and decisions about claims. */
export const inboxHandlers = {
  async claimInbox({ query: { after, limit = historyPage.usual, state }, transact }) {
    return transact(async (tables) => {
      // One more than is wanted says whether there are more.
      const found = await tables.claims.page({ after, state, most: limit + 1 })
      return {
        answer: {
          claims: found.slice(0, limit).map(shownClaim),
          next: nextOf(found, limit),
          pending: await tables.claims.countPending(),
        },
      }
    })
  },

  async claimDecide({ params, body: { status, reason }, caller, context, transact, requireMatch }) {
    return transact(async (tables) => {
      const claim = await lockedClaim(tables, params.id)
      const message = status === 'APPROVED' ? 'Claim approved' : 'Claim rejected'
      if (claim.status !== 'PENDING') {
        const isRepeat = claim.status === status && claim.reason === reason
        // It was done already, and the answer was lost.
        if (isRepeat && (await deciderOf(tables, claim))?.id === caller.user.id)
          return acknowledge(message, claim.version)
        throw await decidedMeanwhile(tables, claim)
      }
      requireMatch(claim.version)
      const setsClaimed = status === 'APPROVED' && (await claimProject(tables, claim))
      const version = await tables.claims.update(claim.id, { status, reason, setsClaimed })
      await tables.claimMails.schedule(claim.id, mailDue(context))
      return acknowledge(message, version)
    })
  },

  async claimReopen({ params, context, transact, requireMatch }) {
    return transact(async (tables) => {
      const claim = await lockedClaim(tables, params.id)
      // It was done already, and the answer was lost.
      if (claim.status === 'PENDING') return acknowledge('Claim is pending again', claim.version)
      await requireSeen(tables, claim, requireMatch)
      if (claim.setsClaimed) await endClaim(tables, claim)
      const changes = { status: 'PENDING', reason: '', setsClaimed: false } as const
      const version = await tables.claims.update(claim.id, changes)
      // Who has read of a decision reads that it is none any more.
      if (await tables.claimMails.withdraw(claim.id))
        await tables.claimMails.schedule(claim.id, mailDue(context))
      return acknowledge('Claim is pending again', version)
    })
  },

  async applicationInbox({ query: { after, limit = historyPage.usual }, transact }) {
    const found = await transact((tables) => tables.applications.page({ after, most: limit + 1 }))
    const applications = found
      .slice(0, limit)
      .map(({ id, name, email, proposalLetter, publicProfile, ...about }) => ({
        id,
        name,
        email,
        proposalLetter,
        publicProfile,
        opportunity: { id: about.opportunityId, title: about.opportunityTitle },
        project: { id: about.osnId, name: about.projectName },
        receivedAt: about.createdAt?.toISOString() ?? null,
      }))
    return { answer: { applications, next: nextOf(found, limit) } }
  },
} satisfies Pick<Handlers, 'claimInbox' | 'claimDecide' | 'claimReopen' | 'applicationInbox'>

const nextOf = (found: readonly { readonly id: number }[], limit: number): number | null =>
  found.length > limit ? (found[limit - 1]?.id ?? null) : null

const mailDue = ({ clock }: Context): Date => new Date(clock().getTime() + limits.claimMailDelay)

function shownClaim(claim: ClaimOnPage): InboxClaim {
  const { id, claimerName, claimerEmail, details, publicProfile, status, reason, version } = claim
  const isDecided = status !== 'PENDING'
  return {
    id,
    details,
    publicProfile,
    status,
    reason,
    version,
    claimer: { name: claimerName, email: claimerEmail },
    project: { id: claim.osnId, name: claim.projectName },
    receivedAt: claim.createdAt?.toISOString() ?? null,
    decidedAt: (isDecided && claim.updatedAt?.toISOString()) || null,
    decidedBy: isDecided ? claim.updatedBy : null,
  }
}

async function lockedClaim({ claims }: Tables, id: number): Promise<ClaimRecord> {
  const claim = await claims.findLocked(id)
  if (!claim) throw notFound('claim')
  return claim
}

const deciderOf = async ({ claims }: Tables, { id }: ClaimRecord) => (await claims.findStamped(id))?.updatedBy

/** 409 that says who has decided the claim, and how. */
async function decidedMeanwhile(tables: Tables, claim: ClaimRecord): Promise<HttpError> {
  const decider = await deciderOf(tables, claim)
  const word = claimStatusWord(claim.status).toLowerCase()
  return new HttpError(409, `${decider?.name ?? 'Somebody else'} has ${word} this claim already`)
}

/** Throws as `decidedMeanwhile` where the caller has seen another version of the decision. */
async function requireSeen(
  tables: Tables,
  claim: ClaimRecord,
  requireMatch: Call<'claimReopen'>['requireMatch'],
): Promise<void> {
  try {
    requireMatch(claim.version)
  } catch {
    throw await decidedMeanwhile(tables, claim)
  }
}

const isApproved = ({ status }: ClaimRecord) => status === 'APPROVED'

/** Makes the project of a claim claimed. Returns whether that comes from claims alone, and ends with the last of them. */
async function claimProject({ projects, claims }: Tables, { osnId }: ClaimRecord): Promise<boolean> {
  const project = await projects.findLocked(osnId)
  if (!project?.isClaimed) {
    await projects.update(osnId, { isClaimed: true })
    return true
  }
  return (await claims.ofProject(osnId)).some((one) => isApproved(one) && one.setsClaimed)
}

/** The project of an approved claim is no longer claimed, unless another claim on it is approved. */
async function endClaim({ projects, claims }: Tables, { id, osnId }: ClaimRecord): Promise<void> {
  const project = await projects.findLocked(osnId)
  const others = (await claims.ofProject(osnId)).filter((one) => one.id !== id)
  if (project?.isClaimed && !others.some(isApproved)) await projects.update(osnId, { isClaimed: false })
}
