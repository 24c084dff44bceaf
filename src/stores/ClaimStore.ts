import type { Client } from '../api/client'
import type { Claim } from '../contract/entities'
import { RemoteFamily } from './RemoteFamily'

/** Claims made on a project, by the project's id. */
export class ClaimStore {
  readonly ofProject: RemoteFamily<number, Claim[]>

  constructor(client: Client) {
    this.ofProject = new RemoteFamily((osnId, options) =>
      client.call('claimList', { params: { osnId }, ...options }),
    )
  }
}
