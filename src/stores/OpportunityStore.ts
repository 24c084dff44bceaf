import type { Client } from '../api/client'
import type { OpportunityBody } from '../contract/bodies'
import type { Application, Opportunity } from '../contract/entities'
import type { ReplaceOptions, SaveOptions } from './merge/SaveOptions'
import { newTag, withBody } from './merge/withBody'
import { ResourceMap } from './ResourceMap'
import { perConsole } from './perConsole'

/** Opportunities by project, each by its id, and their applicants. */
export class OpportunityStore {
  /** Opportunities of a project, by the project's id. */
  readonly ofProject: ResourceMap<number, Opportunity[]>
  /** Deleted ones of a project, by the project's id; only where the host offers `history`. */
  readonly deletedOf: ResourceMap<number, Opportunity[]>
  readonly one: ResourceMap<number, Opportunity>
  /** Applicants of an opportunity, by the opportunity's id. */
  readonly applicants: ResourceMap<number, Application[]>

  constructor(private readonly client: Client) {
    this.ofProject = new ResourceMap((osnId, options) =>
      client.call('opportunityList', { params: { osnId }, ...options }),
    )
    this.deletedOf = new ResourceMap((osnId, options) =>
      client.call('opportunityDeletedList', { params: { osnId }, ...options }),
    )
    this.one = new ResourceMap((id, options) => client.call('opportunityOne', { params: { id }, ...options }))
    this.applicants = new ResourceMap((opportunityId, options) =>
      client.call('applicationList', { params: { opportunityId }, ...options }),
    )
  }

  /** Adds an opportunity to project `osnId`. Throws an `ApiError`. */
  async create(
    osnId: number,
    values: OpportunityBody,
    options: SaveOptions = {},
  ): Promise<number | undefined> {
    const answer = await this.client.call('opportunityCreate', { body: { ...values, osnId }, ...options })
    this.ofProject.invalidate(osnId)
    return answer.data?.id
  }

  /** Changes the words of an opportunity. Throws an `ApiError`. */
  async update(opportunityId: number, values: OpportunityBody, options: ReplaceOptions = {}): Promise<void> {
    await this.replace(opportunityId, values, options)
  }

  /** Deletes softly, or restores (§4). Throws an `ApiError`. */
  async setDeleted(opportunityId: number, isDeleted: boolean, options: ReplaceOptions = {}): Promise<void> {
    await this.replace(opportunityId, { isDeleted }, options)
    const others = (list: Opportunity[]) => list.filter(({ id }) => id !== opportunityId)
    // At once: the list that it is gone from is read again in the background.
    const left = isDeleted ? this.ofProject : this.deletedOf
    left.updateAll(others)
  }

  /** What is known of an opportunity is out of date. */
  changed(opportunityId: number): void {
    this.one.invalidate(opportunityId)
    this.listsChanged()
  }

  /** All that is known of opportunities is out of date. */
  allChanged(): void {
    this.one.invalidateAll()
    this.listsChanged()
  }

  private listsChanged() {
    this.ofProject.invalidateAll()
    this.deletedOf.invalidateAll()
  }

  private async replace(
    opportunityId: number,
    body: OpportunityBody | { isDeleted: boolean },
    options: ReplaceOptions,
  ): Promise<void> {
    const tag = await newTag(options, (rest) =>
      this.client.call('opportunityUpdate', {
        params: { opportunityId },
        body: { ...body, opportunityId },
        ...rest,
      }),
    )
    this.one.replaced(opportunityId, tag, (opportunity) => withBody(opportunity, body))
    this.listsChanged()
  }
}

/** The opportunities of a console. */
export const opportunitiesOf = perConsole(({ client }) => new OpportunityStore(client))
