import * as z from 'zod/mini'
import { ClaimDecisionBody } from '../bodies'
import { Application, Claim } from '../entities'
import { Id, Related } from '../fields/lenient'
import { Acknowledgement, type Endpoints } from './endpoint'
import { historyPage } from './history'

const after = z.optional(Id)
const limit = z.optional(z.int().check(z.gte(1), z.lte(historyPage.most)))
const time = z.nullish(z.string())
const next = z.nullish(Id)

/** A claim in the list of all. Times are ISO 8601, null where nobody knows them; `version` is its `If-Match`. */
export const InboxClaim = z.extend(Claim, {
  project: Related,
  version: z.int(),
  receivedAt: time,
  /** Why it was decided so; '' where nobody gave a reason. */
  reason: z.string(),
  decidedAt: time,
  decidedBy: z.nullish(Related),
})
export type InboxClaim = z.output<typeof InboxClaim>

/** One page, newest first; `next` is the `after` of the page that follows, null at the end. `pending` counts all pending claims. */
export const ClaimInbox = z.object({ claims: z.array(InboxClaim), next, pending: z.int() })
export type ClaimInbox = z.output<typeof ClaimInbox>

/** An application with what it is for. */
export const InboxApplication = z.extend(Application, {
  opportunity: z.object({ id: Id, title: z.string() }),
  project: Related,
  receivedAt: time,
})
export type InboxApplication = z.output<typeof InboxApplication>

/** One page, newest first; `next` as for claims. */
export const ApplicationInbox = z.object({ applications: z.array(InboxApplication), next })
export type ApplicationInbox = z.output<typeof ApplicationInbox>

/** Claims and applications of all projects, and what staff decides about claims: beyond the specification. */
export const inboxEndpoints = {
  claimInbox: {
    method: 'GET',
    path: '/admin/claims/0',
    access: 'staff',
    offer: 'claimDecisions',
    query: z.object({ after, limit, state: z.optional(z.enum(['pending', 'decided'])) }),
    answer: ClaimInbox,
    envelope: 'data',
  },
  claimDecide: {
    method: 'PUT',
    path: '/admin/claims/{id}/decide',
    access: 'staff',
    offer: 'claimDecisions',
    body: ClaimDecisionBody,
    answer: Acknowledgement,
    envelope: 'body',
  },
  claimReopen: {
    method: 'PUT',
    path: '/admin/claims/{id}/reopen',
    access: 'staff',
    offer: 'claimDecisions',
    answer: Acknowledgement,
    envelope: 'body',
  },
  applicationInbox: {
    method: 'GET',
    path: '/admin/applications/0',
    access: 'staff',
    offer: 'pendingWork',
    query: z.object({ after, limit }),
    answer: ApplicationInbox,
    envelope: 'data',
  },
} as const satisfies Endpoints
