import type { Client } from '../api/client'
import type { Claim } from '../contract/entities'
import { ResourceMap } from './ResourceMap'
import { perConsole } from './perConsole'

/** Claims made on a project, by the project's id. */
export class ClaimStore {
  readonly ofProject: ResourceMap<number, Claim[]>

  constructor(client: Client) {
    this.ofProject = new ResourceMap((osnId, options) =>
      client.call('claimList', { params: { osnId }, ...options }),
    )
  }
}

/** The claims of a console. */
export const claimsOf = perConsole(({ client }) => new ClaimStore(client))
