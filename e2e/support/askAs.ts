import type { TestConsole } from '../../server/node/testing/testConsole'
import type { Role } from '../../src/contract/access/roles'

/** Somebody who asks the server itself, past every browser. */
export interface Asker {
  token: string
  /** Makes a call below `/api`, and returns what it answers. Throws when it is refused. */
  ask: <Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Answer>
}

/** Signs in as the demo's account of a role. */
export async function askAs({ address, accounts }: TestConsole, role: Role): Promise<Asker> {
  const call = async (method: string, path: string, body?: object, token?: string): Promise<unknown> => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}`)
    return answer.json()
  }
  const account = accounts.find((candidate) => candidate.role === role)
  if (!account) throw new Error(`The demo has no account with the role ${role}`)
  const { email, password } = account
  const { token } = (await call('POST', '/auth/login/', { email, password })) as { token: string }
  return {
    token,
    ask: async <Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      (await call(method, path, body, token)) as Answer,
  }
}
