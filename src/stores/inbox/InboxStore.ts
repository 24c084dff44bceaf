import { observable, runInAction } from 'mobx'
import { ApiError } from '../../api/errors'
import type { ClaimDecisionBody } from '../../contract/bodies'
import {
  inboxEndpoints,
  type ApplicationInbox,
  type ClaimInbox,
  type InboxClaim,
} from '../../contract/endpoints/inbox'
import type { Stores } from '../createStores'
import { FurtherPages } from '../FurtherPages'
import { Resource } from '../Resource'
import { claimsByProject } from './claimsByProject'
import { Reasons } from './Reasons'
import { perConsole } from '../perConsole'
import { claimsOf } from '../ClaimStore'

/** Claims that wait, and claims that somebody has approved or rejected. */
export type ClaimState = 'pending' | 'decided'

/** A claim as a decision about it needs it. */
export type Decidable = Pick<InboxClaim, 'id'> & { project: Pick<InboxClaim['project'], 'id'> }

/** All claims, where the host lists them; those of some projects elsewhere, and then whether there are more projects. */
export interface ClaimsFound extends ClaimInbox {
  isPart?: boolean
}

/** Claims and applications of all projects, newest first, and decisions about claims. */
export class InboxStore {
  readonly claims: Readonly<Record<ClaimState, Resource<ClaimsFound>>>
  /** Only where the host offers `pendingWork`. */
  readonly applications: Resource<ApplicationInbox>
  /** Reasons that were typed and not sent yet. */
  readonly reasons: Reasons
  /** Ids of the claims about which a decision is under way. */
  readonly busy = observable.set<number>()
  /** Older claims of each state. */
  readonly olderClaims: Readonly<Record<ClaimState, FurtherPages<ClaimsFound, ClaimInbox>>>
  readonly olderApplications: FurtherPages<ApplicationInbox, ApplicationInbox>

  constructor(private readonly stores: Stores) {
    const { client, session, savedDrafts } = stores
    client.know(inboxEndpoints)
    this.reasons = new Reasons(savedDrafts.home)
    const claims = (state: ClaimState) =>
      new Resource<ClaimsFound>((signal) =>
        session.isOffered('claimDecisions')
          ? client.call('claimInbox', { query: { state }, signal })
          : claimsByProject(stores, state, signal),
      )
    this.claims = { pending: claims('pending'), decided: claims('decided') }
    this.applications = new Resource((signal) => client.call('applicationInbox', { signal }))
    const olderClaims = (state: ClaimState) =>
      new FurtherPages(
        this.claims[state],
        (after, signal) => client.call('claimInbox', { query: { state, after }, signal }),
        (known, page) => ({ ...page, claims: [...known.claims, ...page.claims] }),
      )
    this.olderClaims = { pending: olderClaims('pending'), decided: olderClaims('decided') }
    this.olderApplications = new FurtherPages(
      this.applications,
      (after, signal) => client.call('applicationInbox', { query: { after }, signal }),
      (known, page) => ({ ...page, applications: [...known.applications, ...page.applications] }),
    )
  }

  /** Approves or rejects a claim; returns its new version. Throws an `ApiError`: 409 where somebody else has decided it. */
  decide({ id, project }: Decidable, body: ClaimDecisionBody): Promise<number | undefined> {
    return this.change(id, project.id, async () => {
      const version = await this.tagged((onTag) =>
        this.stores.client.call('claimDecide', { params: { id }, body, onTag }),
      )
      const { value: own } = this.stores.profile.own
      this.patch(id, version, (pending) => pending - 1, {
        ...body,
        decidedAt: new Date().toISOString(),
        decidedBy: own?.id === undefined ? null : { id: own.id, name: own.name },
      })
      this.reasons.set(id, '')
      this.claims.decided.invalidate()
      return version
    })
  }

  /**
   * Takes the decision back that has this version; by default whichever there is. Throws an `ApiError`: 409 where it is
   * another one by now.
   */
  async reopen({ id, project }: Decidable, seen?: number): Promise<void> {
    await this.change(id, project.id, async () => {
      const version = await this.tagged((onTag) =>
        this.stores.client.call('claimReopen', {
          params: { id },
          onTag,
          ...(seen !== undefined && { ifMatch: `"${seen}"` }),
        }),
      )
      this.patch(id, version, (pending) => pending + 1, {
        status: 'PENDING',
        reason: '',
        decidedAt: null,
        decidedBy: null,
      })
      const isListed = this.claims.pending.value?.claims.some((claim) => claim.id === id)
      if (!isListed) this.claims.pending.invalidate()
      return undefined
    })
  }

  /** One claim as it is now; undefined where there is none. Throws an `ApiError`. */
  async read(id: number): Promise<InboxClaim | undefined> {
    // The newest of those that are older than the next one.
    const query = { after: id + 1, limit: 1 }
    const { claims, pending } = await this.stores.client.call('claimInbox', { query })
    const claim = claims.find((one) => one.id === id)
    if (claim) this.patch(id, claim.version, () => pending, claim)
    return claim
  }

  /** One change of a claim at a time; what shows its project is loaded anew. */
  private async change<T>(id: number, projectId: number, work: () => Promise<T>): Promise<T> {
    runInAction(() => this.busy.add(id))
    try {
      const result = await work()
      const { projects } = this.stores
      projects.list.invalidate()
      projects.one.invalidate(projectId)
      claimsOf(this.stores).ofProject.invalidate(projectId)
      return result
    } catch (error) {
      // Somebody else has decided: what is shown is old.
      if (error instanceof ApiError && error.status === 409) await this.read(id).catch(() => undefined)
      throw error
    } finally {
      runInAction(() => this.busy.delete(id))
    }
  }

  private async tagged(call: (onTag: (tag: string) => void) => Promise<unknown>) {
    let version: number | undefined
    await call((tag) => (version = Number(tag.replaceAll('"', '')) || undefined))
    return version
  }

  /** Changes what is known of a claim in each list, and how many are pending. */
  private patch(
    id: number,
    version: number | undefined,
    count: (pending: number) => number,
    changes: Partial<InboxClaim>,
  ): void {
    const { status } = changes
    if (status !== undefined)
      claimsOf(this.stores).ofProject.updateAll((list) =>
        list.map((claim) => (claim.id === id ? { ...claim, status } : claim)),
      )
    for (const resource of Object.values(this.claims)) {
      // An answer that is on its way may be older than this change: it is asked for anew.
      if (resource.isLoading) resource.invalidate()
      resource.update((known) => ({
        ...known,
        pending: Math.max(0, count(known.pending)),
        claims: known.claims.map((claim) =>
          claim.id === id ? { ...claim, ...changes, version: version ?? claim.version + 1 } : claim,
        ),
      }))
    }
  }
}

/** The inbox of a console. */
export const inboxOf = perConsole((stores) => new InboxStore(stores))
