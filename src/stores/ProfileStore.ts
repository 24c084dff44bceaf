import type { Client } from '../api/client'
import type { ProfileBody } from '../contract/bodies'
import type { Profile } from '../contract/entities'
import { Resource } from './Resource'
import { newTag, withBody } from './merge/withBody'
import type { ReadOptions, ReplaceOptions } from './merge/SaveOptions'

/** The signed-in user's own profile. */
export class ProfileStore {
  readonly own: Resource<Profile>

  constructor(private readonly client: Client) {
    this.own = new Resource((signal, onTag) => this.read({ signal, onTag }))
  }

  /** The profile as it is now, past what is known. Throws an `ApiError`. */
  async read(options: ReadOptions): Promise<Profile> {
    return (await this.client.call('profile', options)).user
  }

  /** Changes name and image. Throws an `ApiError`. */
  async update(values: ProfileBody, options: ReplaceOptions = {}): Promise<void> {
    const tag = await newTag(options, (rest) => this.client.call('profileUpdate', { body: values, ...rest }))
    this.own.replaced(tag, (profile) => withBody(profile, values))
  }
}
