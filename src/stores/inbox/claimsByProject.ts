import type { InboxClaim } from '../../contract/endpoints/inbox'
import { queryPage } from '../../contract/endpoints/query'
import type { Claim, ProjectRow } from '../../contract/entities'
import type { Stores } from '../createStores'
import { searchedProjectsOf } from '../query/SearchedProjects'
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
  stores: Stores,
  state: ClaimState,
  signal: AbortSignal,
): Promise<ClaimsFound> {
  const { client } = stores
  const { rows, isWhole } = await claimedRows(stores, signal)
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
  return { claims, next: null, pending, isPart: !isWhole || projects.length > asked.length }
}

/** The projects with claims; where the host searches them those with the most, as their list may be too long to be read. */
async function claimedRows(
  stores: Stores,
  signal: AbortSignal,
): Promise<{ rows: ProjectRow[]; isWhole: boolean }> {
  const { client, session } = stores
  if (!session.isOffered('query'))
    return { rows: await client.call('projectList', { signal }), isWhole: true }
  const query = { sort: '-claims', limit: queryPage.most } as const
  const { rows, after } = await searchedProjectsOf(stores).find(query, signal)
  return { rows, isWhole: after === null || rows.at(-1)?.claims.length === 0 }
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
