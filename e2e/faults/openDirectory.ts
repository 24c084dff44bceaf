import type { TestConsole } from '../../server/node/testing/testConsole'
import { askAs } from '../support/askAs'
import type { Directory } from './WireCell'

/** Asks the server itself, past the proxy, as the demo's ADMIN. */
export async function openDirectory(server: TestConsole): Promise<Directory & { token: string }> {
  const { token, ask } = await askAs(server, 'ADMIN')
  const tags = async () => (await ask<{ data: { id: number; name: string }[] }>('GET', '/public/tags')).data
  return {
    token,
    tagNames: async () => (await tags()).map(({ name }) => name),
    async addTag(name) {
      await ask('POST', '/admin/tag/create', { name })
      const added = (await tags()).find((tag) => tag.name === name)
      if (!added) throw new Error(`There is no tag ${name}`)
      return added.id
    },
  }
}
