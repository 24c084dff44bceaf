import type { Call, Context } from '../call'
import type { Tables } from '../database/port'
import type { UserRecord } from '../database/records'
import { HttpError } from '../http/HttpError'
import { linkLifetime, sha256 } from './tokens'

/**
 * Sends a new sign-in link to the user of an address, and makes the one before worthless. Returns false where nobody has
 * the address who may sign in. Throws an `HttpError` of 502 when the e-mail could not be sent.
 */
export async function sendSignInLink(
  context: Context,
  transact: Call<'magicLink'>['transact'],
  email: string,
): Promise<boolean> {
  const token = context.randomToken()
  const tokenHash = await sha256(token)
  const user = await transact(async (tables) => {
    // Locked, so that two who ask at once do not both leave a link.
    const user = await tables.users.findByEmailLocked(email)
    if (!user || user.role === 'BLOCKED') return undefined
    const now = context.clock()
    await tables.signInLinks.removeExpired(now)
    await replaceLink(tables, { tokenHash, userId: user.id, now, lifetime: linkLifetime })
    return user
  })
  if (!user) return false
  await sendLink(context, user, token)
  return true
}

/** Gives a user a sign-in link of `lifetime` milliseconds, in place of any that they have. */
export async function replaceLink(
  tables: Tables,
  link: { tokenHash: string; userId: number; now: Date; lifetime: number },
): Promise<void> {
  const { tokenHash, userId, now, lifetime } = link
  await tables.signInLinks.removeOfUser(userId)
  await tables.signInLinks.insert({ tokenHash, userId, expiresAt: new Date(now.getTime() + lifetime) })
}

async function sendLink(context: Context, user: UserRecord, token: string): Promise<void> {
  const text = linkText(user, `${context.siteAddress}/verify/${token}/confirmed`)
  try {
    await context.mail.send({ to: user.email, subject: 'Your sign-in link', text })
  } catch (cause) {
    throw new HttpError(502, 'The e-mail could not be sent: try again later', { cause })
  }
}

function linkText(user: UserRecord, link: string): string {
  return [
    `Hello ${user.name},`,
    '',
    'open this link to log in. It works once, and for 15 minutes:',
    '',
    link,
    '',
    'If you did not ask for it, you need not do anything.',
    '',
  ].join('\n')
}
