import { expect, it } from 'vitest'
import { createMemoryServer } from '../../memoryServer'
import { ask } from '../../testing/api'
import { openInProcessPglite } from '../../testing/inProcessPglite'
import { openPostgresDatabase } from '../postgres'

it.each([false, true])(
  'searches lists where the database has the extension, and else does not offer it: isBare %s',
  async (isBare) => {
    const database = await openPostgresDatabase(openInProcessPglite({ isBare }))
    expect(database.isSearchable).toBe(!isBare)
    const server = createMemoryServer('small', { database, wholeListUpTo: 0 })
    const token = await server.tokenOf('ADMIN')
    const { body } = await ask(server, 'currentUser', { token })
    expect(JSON.stringify(body).includes('"query"')).toBe(!isBare)
    expect((await ask(server, 'projectQuery', { token })).status).toBe(isBare ? 404 : 200)
    expect((await ask(server, 'projectList', { token })).status).toBe(200)
    await database.close()
  },
  60_000,
)
