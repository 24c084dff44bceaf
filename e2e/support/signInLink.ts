import { expect } from 'vitest'
import type { TestConsole } from '../../server/node/testing/testConsole'
import type { Role } from '../../src/contract/access/roles'

/** The address of a sign-in link that is sent by mail to the demo's account of this role. */
export async function signInLinkFor(console: TestConsole, role: Role): Promise<string> {
  const { email } = console.accounts.find((account) => account.role === role) ?? { email: '' }
  const answer = await fetch(`${console.address}/api/auth/magic-link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  expect(answer.status).toBe(200)
  const mail = (await console.outbox()).findLast((text) => text.includes(email))
  return /https?:\/\/\S+\/verify\/\S+\/confirmed/.exec(mail ?? '')?.[0] ?? ''
}
