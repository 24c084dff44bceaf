import { rules } from '../../../src/contract/rules'
import { acknowledge, type Handlers } from '../../call'
import { notFound, refuseProblems } from '../../http/HttpError'

/** The signed-in user's own record. */
export const profileHandlers = {
  async profile({ caller }) {
    const { id, name, email, role, isVerified, profileImage, version } = caller.user
    return { answer: { user: { id, name, email, role, isVerified, profileImage } }, version }
  },

  async profileUpdate({ body, caller, transact, requireMatch }) {
    return transact(async (tables) => {
      const user = await tables.users.findLocked(caller.user.id)
      if (!user) throw notFound('user')
      requireMatch(user.version)
      refuseProblems(rules.profile(body, user))
      return acknowledge('Profile updated', await tables.users.update(user.id, body))
    })
  },
} satisfies Pick<Handlers, 'profile' | 'profileUpdate'>
