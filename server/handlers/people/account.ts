import { guessableSentence, lowestScore, passwordScore } from '../../../src/contract/passwordStrength'
import { rules } from '../../../src/contract/rules'
import { idleLifetime } from '../../access/tokens'
import { isPublished } from '../../access/demoSignIn'
import { requirePassword } from '../../access/ownPassword'
import { acknowledge, type Context, type Handlers } from '../../call'
import type { UserRecord } from '../../database/records'
import { HttpError, invalid, refuseProblems } from '../../http/HttpError'

/** The own sessions and the own password. */
export const accountHandlers = {
  async sessionList({ caller, context, transact }) {
    const now = context.clock()
    const sessions = await transact((tables) => tables.sessions.ofUser(caller.user.id, now))
    const idleSince = now.getTime() - idleLifetime
    const answer = sessions
      .filter(({ lastUsedAt }) => lastUsedAt.getTime() > idleSince)
      .map(({ id, device, startedAt, lastUsedAt, tokenHash }) => ({
        id,
        device,
        startedAt: startedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: tokenHash === caller.tokenHash,
      }))
    return { answer: answer.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) }
  },

  async sessionEnd({ params, caller, transact }) {
    await transact((tables) => tables.sessions.removeOne(caller.user.id, params.id))
    return acknowledge('Session ended')
  },

  async sessionEndOthers({ caller, transact }) {
    await transact((tables) => tables.sessions.removeOfUser(caller.user.id, caller.tokenHash))
    return acknowledge('All other sessions ended')
  },

  async passwordChange({ body, caller, context, from, transact }) {
    refuseProblems(rules.password(body))
    const { user, tokenHash } = caller
    const { currentPassword, newPassword } = body
    // A repeat of a change whose answer was lost comes when the new password is the current one already.
    if (user.passwordHash !== null)
      await requirePassword({ context, from, user }, 'currentPassword', currentPassword, newPassword)
    const score = await passwordScore(newPassword, [user.name, user.email])
    if (score < lowestScore || isPublished(newPassword)) throw invalid({ newPassword: guessableSentence })
    const passwordHash = await context.passwords.hash(newPassword, from)
    await transact(async (tables) => {
      const now = await tables.users.findLocked(user.id)
      if (now?.passwordHash !== user.passwordHash)
        throw new HttpError(409, 'Your password was changed elsewhere meanwhile: nothing was saved')
      await tables.users.update(user.id, { passwordHash })
      await tables.sessions.removeOfUser(user.id, tokenHash)
      await tables.signInLinks.removeOfUser(user.id)
    })
    await notifyOwner(context, user)
    return acknowledge('Password changed')
  },
} satisfies Pick<Handlers, 'sessionList' | 'sessionEnd' | 'sessionEndOthers' | 'passwordChange'>

/** An owner who did not make the change learns of it. The change stands whether or not the e-mail arrives. */
async function notifyOwner({ mail, siteAddress }: Context, user: UserRecord): Promise<void> {
  const text = [
    `Hello ${user.name},`,
    '',
    `your password for ${siteAddress} was changed, and you were signed out everywhere else.`,
    '',
    'If you did not do this, ask for a sign-in link on the login page and change it again.',
    '',
  ].join('\n')
  await mail.send({ to: user.email, subject: 'Your password was changed', text }).catch(() => undefined)
}
