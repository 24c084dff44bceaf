import type { Client } from '../api/client'
import type { Role, User } from '../contract/entities'
import { RemoteFamily } from './RemoteFamily'

/** People with accounts, page by page (§9: ten a page, pages start at 1). */
export class UserStore {
  readonly page: RemoteFamily<number, User[]>

  constructor(private readonly client: Client) {
    this.page = new RemoteFamily((page, options) => client.call('userList', { params: { page }, ...options }))
  }

  /** Gives user `id` another role. Throws an `ApiError`. */
  async setRole(id: number, role: Role): Promise<void> {
    await this.client.call('userManage', { params: { id }, body: { role } })
    this.page.invalidateAll()
  }
}
