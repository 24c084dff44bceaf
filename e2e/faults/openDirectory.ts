import type { TestConsole } from '../../server/node/testConsole'
import type { Directory } from './WireCell'

/** Asks the server itself, past the proxy, as the demo's ADMIN. */
export async function openDirectory({
  address,
  accounts,
}: TestConsole): Promise<Directory & { token: string }> {
  const ask = async (
    path: string,
    init: RequestInit,
    headers: Record<string, string> = {},
  ): Promise<unknown> => {
    const answer = await fetch(`${address}/api${path}`, {
      ...init,
      headers: { 'Content-Type': 'application/json', ...headers },
    })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    return answer.json()
  }
  const admin = accounts.find(({ role }) => role === 'ADMIN')
  const { token } = (await ask('/auth/login/', {
    method: 'POST',
    body: JSON.stringify({ email: admin?.email, password: admin?.password }),
  })) as { token: string }
  const signedIn = { Authorization: `Bearer ${token}` }
  const tags = async () =>
    ((await ask('/public/tags', {}, signedIn)) as { data: { id: number; name: string }[] }).data
  return {
    token,
    tagNames: async () => (await tags()).map(({ name }) => name),
    async addTag(name) {
      await ask('/admin/tag/create', { method: 'POST', body: JSON.stringify({ name }) }, signedIn)
      const added = (await tags()).find((tag) => tag.name === name)
      if (!added) throw new Error(`There is no tag ${name}`)
      return added.id
    },
  }
}
