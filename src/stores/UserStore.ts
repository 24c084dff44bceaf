import type { Client } from '../api/client'
import type { DemotionBody, InviteBody } from '../contract/bodies'
import type { Role } from '../contract/access/roles'
import type { User } from '../contract/entities'
import { limits } from '../contract/limits'
import { ResourceMap } from './ResourceMap'
import { perConsole } from './perConsole'

/** One page of users, and what is known of the others. */
export interface UserPage {
  users: User[]
  /** How many users there are; undefined where the host does not say it and this page does not show it. */
  total: number | undefined
  /** The last page that is known to hold users. */
  lastKnown: number
}

/** People with accounts, page by page (§9: ten a page, pages start at 1). */
export class UserStore {
  readonly page: ResourceMap<number, UserPage>
  private lastSeen = 1

  constructor(private readonly client: Client) {
    this.page = new ResourceMap(async (page, options) => {
      const size = limits.usersPageSize
      let said: number | undefined
      const onTotal = (total: number) => (said = total)
      const users = await client.call('userList', { params: { page }, ...options, onTotal })
      if (users.length > 0) this.lastSeen = Math.max(this.lastSeen, page)
      const isLast = users.length > 0 && users.length < size
      const total = said ?? (isLast ? (page - 1) * size + users.length : undefined)
      const lastKnown = total === undefined ? this.lastSeen : Math.max(1, Math.ceil(total / size))
      return { users, total, lastKnown }
    })
  }

  /** The user as they are now, if they still stand on that page. Throws an `ApiError`. */
  async find(id: number, page: number): Promise<User | undefined> {
    return (await this.page.read(page, {})).users.find((user) => user.id === id)
  }

  /** Gives user `id` another role. Throws an `ApiError`. */
  async setRole(id: number, role: Role): Promise<void> {
    await this.client.call('userManage', { params: { id }, body: { role } })
    this.page.invalidateAll()
  }

  /** Invites somebody; only where the host offers `people`, like what follows. Throws an `ApiError`. */
  async invite(body: InviteBody): Promise<void> {
    await this.client.call('userInvite', { body })
    this.page.invalidateAll()
  }

  /** Signs user `id` out everywhere. Throws an `ApiError`. */
  async endSessions(id: number): Promise<void> {
    await this.client.call('userSessionsEnd', { params: { id } })
  }

  /** Gives another SUPER_ADMIN a lower role. Throws an `ApiError`. */
  async demote(id: number, body: DemotionBody): Promise<void> {
    await this.client.call('superAdminDemote', { params: { id }, body })
    this.page.invalidateAll()
  }
}

/** The people of a console. */
export const usersOf = perConsole(({ client }) => new UserStore(client))
