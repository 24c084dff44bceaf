import type { Client } from '../api/client'
import type { Role, User } from '../contract/entities'
import { RemoteFamily } from './RemoteFamily'

/** People with accounts, page by page (§9: ten a page, pages start at 1). */
export class UserStore {
  readonly page: RemoteFamily<number, User[]>

  constructor(private readonly client: Client) {
    this.page = new RemoteFamily((page, options) => client.call('userList', { params: { page }, ...options }))
  }

  /** The user as they are now, if they still stand on that page. Throws an `ApiError`. */
  async find(id: number, page: number): Promise<User | undefined> {
    return (await this.page.read(page, {})).find((user) => user.id === id)
  }

  /** Gives user `id` another role. Throws an `ApiError`. */
  async setRole(id: number, role: Role): Promise<void> {
    await this.client.call('userManage', { params: { id }, body: { role } })
    this.page.invalidateAll()
  }
}
