import type { ServerOptions } from '../createServer'
import { createMemoryServer, type MemoryServer } from '../memoryServer'
import { demoAccounts, type DemoAccount } from '../scenarios/accounts'
import { ask, type Answered } from './api'

function account(role: DemoAccount['role']): DemoAccount {
  const found = demoAccounts.find((candidate) => candidate.role === role)
  if (!found) throw new Error(`There is no account of a ${role}`)
  return found
}

/** The account of each role, to sign in with. */
export const accounts = {
  superAdmin: account('SUPER_ADMIN'),
  admin: account('ADMIN'),
  editor: account('CONTENT_EDITOR'),
  normal: account('NORMAL'),
  blocked: account('BLOCKED'),
}

/** One hour in milliseconds. */
export const hour = 60 * 60 * 1000

/** A server whose time stands still until it is moved. */
export function withClock(over: Partial<ServerOptions> = {}): {
  time: { now: number }
  server: MemoryServer
} {
  const time = { now: Date.parse('2026-03-01T12:00:00Z') }
  return { time, server: createMemoryServer('small', { clock: () => new Date(time.now), ...over }) }
}

export function signIn(
  server: MemoryServer,
  who: DemoAccount = accounts.admin,
  asked: { address?: string; token?: string } = {},
): Promise<Answered> {
  return ask(server, 'login', { ...asked, body: { email: who.email, password: who.password } })
}

/** Asks who the token belongs to. */
export function whoAmI(server: MemoryServer, token: unknown): Promise<Answered> {
  return ask(server, 'currentUser', { token: String(token) })
}

/** Asks for a sign-in link. */
export function sendLink(server: MemoryServer, email: string): Promise<Answered> {
  return ask(server, 'magicLink', { body: { email } })
}

/** The token in the link of a sent e-mail. */
export function linkToken(server: MemoryServer, index = 0): string {
  return (
    /http:\/\/localhost\/verify\/([\w-]{43})\/confirmed/.exec(server.outbox[index]?.text ?? '')?.[1] ?? ''
  )
}
