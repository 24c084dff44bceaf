import { rules } from '../../src/contract/rules'
import { newSession, openSession } from '../access/auth'
import { acknowledge, type Call, type Context, type Handlers } from '../call'
import { nameKey } from '../database/nameKey'
import type { UserRecord } from '../database/records'
import { invalid, HttpError, refuseProblems } from '../http/HttpError'
import { maySignIn } from '../access/demoSignIn'
import { sendSignInLink } from '../access/signInLink'
import { sha256 } from '../access/tokens'

/** Longest e-mail address that mail can carry (RFC 5321). */
const longestEmail = 254

/** Hash that nobody's password has: checked for unknown addresses, so that they take as long as known ones. */
const decoys = new WeakMap<Context, Promise<string>>()

/** Signing in and out. A token sent with `login`, `magicLink` or `verify` plays no part. */
export const authHandlers = {
  async currentUser({ caller, context, transact }) {
    const { id, role } = caller.user
    return { answer: { id, role, offers: await offersNow(context, transact) } }
  },

  async login({ body, from, isLocal, device, context, transact }) {
    refuseProblems(rules.login(body))
    const email = emailKey(body.email)
    const { perPair, perAddress } = context.limiters.login
    const tries = [await perAddress.take(from), await perPair.take(email, from)]
    const user = await transact((tables) => tables.users.findByEmail(email))
    const decoy = await decoyHash(context)
    const isRight = await context.passwords.matches(body.password, user?.passwordHash ?? decoy, from)
    if (!isRight || !user?.passwordHash) throw wrongPassword(user)
    if (!maySignIn(body.password, context.demoSignIn, isLocal)) throw publishedPassword(user)
    const token = await signIn(context, transact, user, device)
    for (const giveBack of tries) await giveBack()
    const said = { success: true, statusCode: 200, message: 'Logged in' }
    return {
      answer: { user: said, token, ...logoutFlag(context) },
      headers: { Authorization: `Bearer ${token}` },
    }
  },

  async magicLink({ body, from, context, transact }) {
    const { email: problem } = rules.login({ email: body.email, password: 'none' })
    if (problem) throw invalid({ email: problem })
    const email = emailKey(body.email)
    const { perAddress, perPair, perEmail } = context.limiters.magicLink
    await perAddress.take(from)
    await perPair.take(email, from)
    await perEmail.take(email)
    const send = () => sendSignInLink(context, transact, email)
    // Done later, it takes the same time for an address that nobody has, and its failure says nothing.
    if (context.hidesAccounts) context.later('magicLink', send)
    else if (!(await send())) throw unknownEmail()
    return { answer: { statusCode: 200, message: 'We have sent you a sign-in link: look at your e-mail' } }
  },

  async verify({ params, device, context, transact }) {
    const linkHash = await sha256(params.token)
    const token = context.randomToken()
    const tokenHash = await sha256(token)
    const isOpen = await transact(async (tables) => {
      const now = context.clock()
      const userId = await tables.signInLinks.take(linkHash, now)
      const user = userId === undefined ? undefined : await tables.users.findLocked(userId)
      if (!user || user.role === 'BLOCKED') return false
      await tables.signInLinks.removeOfUser(user.id)
      if (!user.isVerified) await tables.users.update(user.id, { isVerified: true })
      await openSession(tables, newSession(user.id, tokenHash, device, now))
      return true
    })
    if (!isOpen)
      throw new HttpError(404, 'This link has been used or is too old: ask for a new one', {
        refusal: { event: 'signInRefused' },
      })
    return {
      answer: { user: { data: { isVerified: true } }, token, ...logoutFlag(context) },
      headers: { Authorization: `Bearer ${token}` },
    }
  },

  async logout({ caller, transact }) {
    await transact((tables) => tables.sessions.remove(caller.tokenHash))
    return acknowledge('Logged out')
  },
} satisfies Pick<Handlers, 'currentUser' | 'login' | 'magicLink' | 'verify' | 'logout'>

/** Whether the list of projects is too long to be read whole, and when that was found out: it is not asked at each call. */
const lengths = new WeakMap<Context, { isLong: boolean; at: number }>()

/** For so long, in ms, a list counts as long as it was. */
const lengthHolds = 60_000

/** A short list of projects is read whole: `query` is named from some length on. */
async function offersNow(context: Context, transact: Call<'currentUser'>['transact']) {
  const { offers, wholeListUpTo } = context
  if (!offers.includes('query')) return [...offers]
  const now = context.clock().getTime()
  let length = lengths.get(context)
  if (!length || Math.abs(now - length.at) > lengthHolds) {
    const isLong = await transact((tables) => tables.projectQuery.hasMoreThan(wholeListUpTo))
    length = { isLong, at: now }
    lengths.set(context, length)
  }
  return length.isLong ? [...offers] : offers.filter((offer) => offer !== 'query')
}

/** Names `logout` to consoles that do not know of offers. */
const logoutFlag = ({ offers }: Context) => (offers.includes('logout') ? { logout: true } : {})

/** Throws as for a wrong password when the user is, or meanwhile was, blocked. */
async function signIn(
  context: Context,
  transact: Call<'login'>['transact'],
  user: UserRecord,
  device: string,
) {
  const token = context.randomToken()
  const tokenHash = await sha256(token)
  await transact(async (tables) => {
    const now = await tables.users.findLocked(user.id)
    if (!now || now.role === 'BLOCKED' || now.passwordHash !== user.passwordHash) throw wrongPassword(user)
    await openSession(tables, newSession(user.id, tokenHash, device, context.clock()))
  })
  return token
}

function decoyHash(context: Context): Promise<string> {
  const known = decoys.get(context)
  if (known) return known
  const hash = context.passwords.hash(context.randomToken())
  decoys.set(context, hash)
  hash.catch(() => decoys.delete(context))
  return hash
}

function emailKey(email: string): string {
  return nameKey(email.slice(0, longestEmail + 1))
}

function wrongPassword(user: UserRecord | undefined): HttpError {
  return refusedLogin(user, 'The e-mail or the password is wrong')
}

function publishedPassword(user: UserRecord): HttpError {
  return refusedLogin(
    user,
    'This password is published with the demo: it works only on the machine that runs the demo',
  )
}

/** The trail has the account that it was tried for, and not what was typed. */
function refusedLogin(user: UserRecord | undefined, message: string): HttpError {
  return new HttpError(401, message, {
    body: { user: { success: false, statusCode: 401, message }, message },
    refusal: { event: 'signInRefused', user },
  })
}

function unknownEmail(): HttpError {
  const message = 'No account uses this e-mail'
  return new HttpError(404, message, { body: { statusCode: 404, message } })
}
