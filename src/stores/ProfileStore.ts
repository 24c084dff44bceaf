import type { Client } from '../api/client'
import type { ProfileBody } from '../contract/bodies'
import type { Profile } from '../contract/entities'
import { Remote } from './Remote'

/** The signed-in user's own profile. */
export class ProfileStore {
  readonly own: Remote<Profile>

  constructor(private readonly client: Client) {
    this.own = new Remote(async (signal) => (await client.call('profile', { signal })).user)
  }

  /** Changes name and image. Throws an `ApiError`. */
  async update(draft: ProfileBody): Promise<void> {
    await this.client.call('profileUpdate', { body: draft })
    this.own.invalidate()
  }
}
