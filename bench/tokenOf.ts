import type { TestConsole } from '../server/node/testing/testConsole'

/** A token of the demo's ADMIN. */
export async function tokenOf({ address, accounts }: TestConsole): Promise<string> {
  const account = accounts.find(({ role }) => role === 'ADMIN')
  const answer = await fetch(`${address}/api/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  })
  return ((await answer.json()) as { token: string }).token
}
