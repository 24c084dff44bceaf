import type { Context } from '../call'
import { ConstraintError, type Database, type Tables } from '../database/port'
import { HttpError } from '../http/HttpError'
import type { IdentityProvider } from '../ports'
import { replaceLink } from '../access/signInLink'
import { sha256 } from '../access/tokens'
import type { Actor } from '../trail/Notes'
import { recordChanges } from '../trail/recordChanges'
import { recordRefusal } from '../trail/recordRefusal'
import { accountOf, type Refusal } from './accountOf'

/** Where the browser is sent to sign in at the provider, and where it comes back to; below the base of the API. */
const places = { begin: '/auth/oidc', finish: '/auth/oidc/callback' } as const

/** How long somebody may take at the provider, in seconds. */
const patience = 600
/** How long the link may take that lets the browser in afterwards, in ms. */
const linkLifetime = 60_000

/** Single sign-on: what it needs of the server. */
export interface SingleSignOn {
  provider: IdentityProvider
  context: Context
  database: Database
  basePath: string
  /** Receives what went wrong at the provider. */
  log: (error: unknown) => void
}

/** Where a request comes from, and its name. */
interface From {
  address: string
  requestId: string
}

/** Whether the path below the base of the API is one that a browser is sent to for single sign-on. */
export const isSignOnPath = (place: string): boolean => place === places.begin || place === places.finish

/**
 * Sends the browser to the identity provider, and from there back into the console by a sign-in link of its own. These
 * are pages that a browser opens, no calls of the API: each answer sends it on. Throws an `HttpError` of 405 or 429.
 */
export async function signOn(parts: SingleSignOn, request: Request, from: From): Promise<Response> {
  if (request.method !== 'GET')
    throw new HttpError(405, `${request.method} is not possible here, only GET`, {
      headers: { Allow: 'GET' },
    })
  const url = new URL(request.url)
  const place = url.pathname.slice(parts.basePath.length)
  return place === places.begin ? begin(parts) : finish(parts, request, url.search, from)
}

async function begin(parts: SingleSignOn): Promise<Response> {
  try {
    const { address, secret } = await parts.provider.begin(returnTo(parts))
    return sendTo(address, cookieOf(parts, secret, patience))
  } catch (error) {
    parts.log(error)
    return refuse(parts, 'failed')
  }
}

async function finish(parts: SingleSignOn, request: Request, search: string, from: From): Promise<Response> {
  const { context, database, provider } = parts
  const secret = readCookie(request, cookieName(parts))
  if (secret === undefined) return refuse(parts, 'failed')
  const giveBack = await context.limiters.login.perAddress.take(from.address)
  try {
    const identity = await provider.finish(new URL(returnTo(parts) + search), secret)
    await giveBack()
    const token = context.randomToken()
    const tokenHash = await sha256(token)
    const actor: Actor = { user: undefined, ...from, call: 'oidc' }
    const now = context.clock()
    const change = async (tables: Tables) => {
      const account = await accountOf(tables, identity)
      if (typeof account === 'string') return account
      await replaceLink(tables, { tokenHash, userId: account, now, lifetime: linkLifetime })
      return undefined
    }
    const open = () => database.transaction((tables) => recordChanges(tables, { actor, now }, change))
    // Two tabs may have brought the same new person at once.
    const refusal = await open().catch((error: unknown) => {
      if (error instanceof ConstraintError && error.kind === 'duplicate') return open()
      throw error
    })
    if (refusal) {
      await recordRefusal({ event: 'signInRefused' }, { database, context, actor }, parts.log)
      return refuse(parts, refusal)
    }
    return sendTo(`${context.siteAddress}/verify/${token}/confirmed?sso`, cookieOf(parts, '', 0))
  } catch (error) {
    parts.log(error)
    return refuse(parts, 'failed')
  }
}

const returnTo = ({ context, basePath }: SingleSignOn) => context.siteAddress + basePath + places.finish

/** The console's own screen says why. */
function refuse(parts: SingleSignOn, reason: Refusal | 'failed'): Response {
  return sendTo(`${parts.context.siteAddress}/verify/-/confirmed?sso=${reason}`, cookieOf(parts, '', 0))
}

function sendTo(address: string, cookie: string): Response {
  return new Response(null, {
    status: 303,
    headers: {
      Location: address,
      'Set-Cookie': cookie,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
}

/** Behind https the cookie is this host's alone: no other one can set it. */
const isHttps = ({ context }: SingleSignOn) => context.siteAddress.startsWith('https:')
const cookieName = (parts: SingleSignOn) => (isHttps(parts) ? '__Host-oidc' : 'oidc')

function cookieOf(parts: SingleSignOn, value: string, seconds: number): string {
  const flags = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps(parts) ? '; Secure' : ''}`
  return `${cookieName(parts)}=${value}; ${flags}`
}

function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return found === '' ? undefined : found
}
