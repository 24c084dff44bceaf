import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointName } from '../../../src/contract/endpoints'
import { openMemoryDatabase } from '../../database/memory'
import type { Database } from '../../database/port'
import { openPostgresDatabase } from '../../database/postgres'
import { anOpportunity } from '../../fixtures'
import { createMemoryServer, type MemoryServer } from '../../memoryServer'
import { openPostgresPool } from '../../node/storage/postgres/postgresPool'
import { startTestPostgres } from '../../node/testing/testPostgres'
import { scenario } from '../../scenarios'
import { ask } from '../../testing/api'
import { openInProcessPglite } from '../../testing/inProcessPglite'

const small = scenario('small')
const inactive = small.projects.find(({ isActive }) => !isActive)!.id
const deleted = small.opportunities.find(({ isDeleted }) => isDeleted)!.id
const ofInactive = 100

const databases: Record<string, () => Promise<{ database: Database; end: () => Promise<void> }>> = {
  memory: async () => ({ database: openMemoryDatabase(), end: async () => {} }),
  PGlite: async () => ({ database: await openPostgresDatabase(openInProcessPglite()), end: async () => {} }),
  PostgreSQL: async () => {
    const { url, stop } = await startTestPostgres()
    return { database: await openPostgresDatabase(await openPostgresPool(url)), end: stop }
  },
}

describe.each(Object.keys(databases))('in %s', (name) => {
  let server: MemoryServer
  let end = async () => {}

  beforeAll(async () => {
    const opened = await databases[name]!()
    const opportunities = [...small.opportunities, anOpportunity({ id: ofInactive, osnId: inactive })]
    server = createMemoryServer({ ...small, opportunities }, { database: opened.database })
    end = async () => {
      await opened.database.close()
      await opened.end()
    }
  }, 60_000)
  afterAll(() => end())

  const hidden: [string, EndpointName, Record<string, number>][] = [
    ['an inactive project', 'projectOne', { id: inactive }],
    ['the opportunities of an inactive project', 'opportunityList', { osnId: inactive }],
    ['a deleted opportunity', 'opportunityOne', { id: deleted }],
    ['an opportunity of an inactive project', 'opportunityOne', { id: ofInactive }],
  ]

  it.each(hidden)('%s is answered to staff', async (_, call, params) => {
    for (const role of ['CONTENT_EDITOR', 'ADMIN', 'SUPER_ADMIN'] as const) {
      const token = await server.tokenOf(role)
      expect((await ask(server, call, { token, params })).status).toBe(200)
    }
  })

  it.each(hidden)('%s is to all others what does not exist', async (_, call, params) => {
    const unknown = Object.fromEntries(Object.keys(params).map((param) => [param, 999_999]))
    for (const token of [undefined, await server.tokenOf('NORMAL')]) {
      const who = token === undefined ? {} : { token }
      const answer = await ask(server, call, { ...who, params })
      expect(answer.status).toBe(404)
      expect(answer.body).toEqual((await ask(server, call, { ...who, params: unknown })).body)
      expect(answer.headers.get('etag')).toBeNull()
    }
  })

  it('an active project and its opportunities are answered to everybody', async () => {
    for (const [call, params] of [
      ['projectOne', { id: 1 }],
      ['opportunityList', { osnId: 1 }],
      ['opportunityOne', { id: 1 }],
    ] as const)
      expect((await ask(server, call, { params })).status).toBe(200)
  })
})
