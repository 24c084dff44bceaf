import { limits } from '../../../src/contract/limits'
import { acknowledge, type Handlers } from '../../call'
import type { UserRecord } from '../../database/records'
import { invalid, notFound } from '../../http/HttpError'
import { shownStamps } from '../shown/stamps'

/** Users and their roles (§6): for a SUPER_ADMIN alone. */
export const userHandlers = {
  async userList({ params, caller, transact }) {
    const skip = (params.page - 1) * limits.usersPageSize
    const [users, total] = await transact(async (tables) => [
      await tables.users.page(skip, limits.usersPageSize),
      await tables.users.count(),
    ])
    const answer = users.map((user) => ({ ...shown(user), ...shownStamps(caller, user) }))
    return { answer, total }
  },

  async userManage({ params, body, transact }) {
    return transact(async (tables) => {
      const user = await tables.users.findLocked(params.id)
      if (!user) throw notFound('user')
      if (user.role === 'SUPER_ADMIN') throw invalid({ role: 'The role of a super admin cannot be changed' })
      await tables.users.update(user.id, { role: body.role })
      if (body.role === 'BLOCKED') {
        await tables.sessions.removeOfUser(user.id)
        await tables.signInLinks.removeOfUser(user.id)
      }
      return acknowledge('Role updated')
    })
  },
} satisfies Pick<Handlers, 'userList' | 'userManage'>

function shown({ id, name, email, role, isVerified, profileImage }: UserRecord) {
  return { id, name, email, role, isVerified, profileImage }
}
