import type { Client } from '../../api/client'
import type { InboxClaim } from '../../contract/endpoints/inbox'
import type { Claim, ProjectRow } from '../../contract/entities'
import type { ClaimsFound, ClaimState } from './InboxStore'

/** The claims of so many projects are asked for. */
export const askedProjects = 20
/** So many calls are under way at once. */
const atOnce = 4

/** Words by which a claim counts as decided; the set is the host's (specification §3). */
const isDecided = (status: string): boolean => ['APPROVED', 'REJECTED'].includes(status)
const isOf = (state: ClaimState, status: string): boolean => isDecided(status) === (state === 'decided')

/**
 * Claims by the calls of the specification, for a host without a list of all: those of the first 20 projects that have
 * some. Throws an `ApiError`.
 */
export async function claimsByProject(
  client: Client,
  state: ClaimState,
  signal: AbortSignal,
): Promise<ClaimsFound> {
  const rows = await client.call('projectList', { signal })
  // Some hosts do not say the status of claims in this list.
  const mayHave = ({ status }: { status: string }) => status === '' || isOf(state, status)
  const projects = rows.filter(({ claims }) => claims.some(mayHave))
  const asked = projects.slice(0, askedProjects)
  const found: InboxClaim[] = []
  for (let at = 0; at < asked.length; at += atOnce) {
    const part = asked.slice(at, at + atOnce)
    const lists = await Promise.all(
      part.map(({ id }) => client.call('claimList', { params: { osnId: id }, signal })),
    )
    for (const [index, list] of lists.entries())
      found.push(
        ...list.filter(({ status }) => isOf(state, status)).map((claim) => shown(claim, part[index]!)),
      )
  }
  const claims = found.toSorted((a, b) => b.id - a.id)
  const pending = rows.flatMap((row) => row.claims).filter(({ status }) => status === 'PENDING').length
  return { claims, next: null, pending, isPart: projects.length > asked.length }
}

const shown = (claim: Claim, { id, name }: ProjectRow): InboxClaim => ({
  ...claim,
  project: { id, name },
  version: 0,
  receivedAt: null,
  reason: '',
  decidedAt: null,
  decidedBy: null,
})
