import { rules } from '../../../src/contract/rules'
import type { Role } from '../../../src/contract/access/roles'
import { roleWord } from '../../../src/contract/words'
import { requirePassword } from '../../access/ownPassword'
import { replaceLink } from '../../access/signInLink'
import { sha256 } from '../../access/tokens'
import { acknowledge, type Context, type Handlers } from '../../call'
import { nameKey } from '../../database/nameKey'
import type { Tables } from '../../database/port'
import type { UserRecord } from '../../database/records'
import { HttpError, invalid, notAllowed, notFound, refuseProblems } from '../../http/HttpError'

/** How long an invitation lasts, in ms: three days. */
const invitationLifetime = 3 * 24 * 60 * 60 * 1000

/** What a SUPER_ADMIN does with people beside giving roles (§6). */
export const peopleHandlers = {
  async userInvite({ body, caller, context, transact }) {
    refuseProblems(rules.invitation(body))
    const email = nameKey(body.email)
    const token = context.randomToken()
    const tokenHash = await sha256(token)
    await transact(async (tables) => {
      const userId = await invited(tables, email, body.role)
      await replaceLink(tables, { tokenHash, userId, now: context.clock(), lifetime: invitationLifetime })
    })
    await sendInvitation(context, { email, token, by: caller.user, role: body.role })
    return acknowledge('Invitation sent')
  },

  async userSessionsEnd({ params, caller, transact }) {
    return transact(async (tables) => {
      if (!(await tables.users.findLocked(params.id))) throw notFound('user')
      await tables.sessions.removeOfUser(params.id, caller.tokenHash)
      await tables.signInLinks.removeOfUser(params.id)
      return acknowledge('Sessions ended')
    })
  },

  async superAdminDemote({ params, body, caller, context, from, transact }) {
    if (params.id === caller.user.id)
      throw invalid({ role: 'Ask another super admin to change your own role' })
    await requirePassword({ context, from, user: caller.user }, 'password', body.password)
    return transact(async (tables) => {
      // The holder of this lock sees what another SUPER_ADMIN has just done: two cannot end each other at once.
      const superAdmins = await tables.users.lockSuperAdmins()
      if (!superAdmins.includes(caller.user.id)) throw notAllowed('Only a super admin may do this')
      const user = await tables.users.findLocked(params.id)
      if (!user) throw notFound('user')
      // It was done already, and the answer was lost.
      if (user.role === body.role) return acknowledge('Role updated')
      if (user.role !== 'SUPER_ADMIN') throw invalid({ role: 'This user is no super admin' })
      await tables.users.update(user.id, { role: body.role })
      await tables.sessions.removeOfUser(user.id)
      if (body.role === 'BLOCKED') await tables.signInLinks.removeOfUser(user.id)
      return acknowledge('Role updated')
    })
  },
} satisfies Pick<Handlers, 'userInvite' | 'userSessionsEnd' | 'superAdminDemote'>

/** The account of whom is invited: a new one, or that of an invitation that nobody has followed. Throws an `HttpError` of 422. */
async function invited(tables: Tables, email: string, role: Role): Promise<number> {
  const user = await tables.users.findByEmailLocked(email)
  if (!user) {
    const name = email.replace(/@.*/, '')
    return tables.users.insert({
      name,
      email,
      role,
      isVerified: false,
      profileImage: '',
      passwordHash: null,
    })
  }
  if (user.isVerified || user.passwordHash !== null || ['SUPER_ADMIN', 'BLOCKED'].includes(user.role))
    throw invalid({ email: 'Somebody has an account with this e-mail address already' })
  await tables.users.update(user.id, { role })
  return user.id
}

async function sendInvitation(
  { mail, siteAddress }: Context,
  { email, token, by, role }: { email: string; token: string; by: UserRecord; role: Role },
): Promise<void> {
  const text = [
    'Hello,',
    '',
    `${by.name} (${by.email}) invites you to ${siteAddress} as ${roleWord(role)}. Open this link to log in. It works once, and for three days:`,
    '',
    `${siteAddress}/verify/${token}/confirmed`,
    '',
    'If you do not know what this is about, you need not do anything.',
    '',
  ].join('\n')
  try {
    await mail.send({ to: email, subject: 'Your invitation', text })
  } catch (cause) {
    throw new HttpError(502, 'The e-mail could not be sent: invite them again later', { cause })
  }
}
