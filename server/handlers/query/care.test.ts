import { describe, expect, it } from 'vitest'
import type { ProjectUses, SharedUrls } from '../../../src/contract/endpoints/care'
import { aProject } from '../../fixtures'
import { createMemoryServer } from '../../memoryServer'
import { ask } from '../../testing/api'

async function directory() {
  const server = createMemoryServer('small')
  const token = await server.tokenOf('CONTENT_EDITOR')
  const shared = async (query: readonly (readonly [string, string])[] = []) =>
    (await ask(server, 'sharedUrls', { token, query })).body.data as SharedUrls
  const uses = async () => (await ask(server, 'projectUses', { token })).body.data as ProjectUses
  const rows = async () =>
    (await ask(server, 'projectList', { token })).body.data as { id: number; tags: number[] }[]
  return { server, token, shared, uses, rows }
}

describe('how many projects use what', () => {
  it('is counted by tag, category and stack', async () => {
    const { uses, rows } = await directory()
    const { counts, exactUpTo } = await uses()
    expect(exactUpTo).toBeNull()
    const all = await rows()
    for (const id of [1, 2, 3, 4])
      expect([id, counts[`tag:${id}`] ?? 0]).toEqual([id, all.filter(({ tags }) => tags.includes(id)).length])
  })

  it('is not counted again as long as nothing has changed', async () => {
    const { server, token } = await directory()
    const tag = (await ask(server, 'projectUses', { token })).headers.get('etag') ?? ''
    const again = async () =>
      (await ask(server, 'projectUses', { token, headers: { 'If-None-Match': tag } })).status
    expect(await again()).toBe(304)
    await server.database.transaction(({ projects }) => projects.update(1, { tags: [] }))
    expect(await again()).toBe(200)
  })
})

describe('shared URLs', () => {
  it('are none where each leads elsewhere', async () => {
    const { shared } = await directory()
    expect(await shared()).toEqual({ total: 0, groups: [], next: null })
  })

  it('come with the rows of the list, a hundred groups and twenty projects of each at a time', async () => {
    const { server, shared, rows } = await directory()
    await server.database.transaction(({ projects }) =>
      projects.insertAll(
        Array.from({ length: 260 }, (_, at) =>
          aProject({
            id: 1000 + at,
            name: `Project ${at}`,
            projectUrl: `https://example.org/${at < 30 ? 'same' : at % 115}`,
            adminId: null,
          }),
        ),
      ),
    )
    const first = await shared()
    expect(first.groups).toHaveLength(100)
    expect(first.groups[0]).toMatchObject({ count: 30 })
    const ids = first.groups[0]?.rows.map(({ id }) => id)
    expect(ids).toEqual(Array.from({ length: 20 }, (_, at) => 1000 + at))
    expect((await rows()).find(({ id }) => id === 1000)).toEqual(first.groups[0]?.rows[0])
    const last = await shared([['after', String(first.next)]])
    expect(last.next).toBeNull()
    expect([first.total, last.total]).toEqual([116, 116])
    const all = [...first.groups, ...last.groups].map(({ rows: [row] }) => row?.id)
    expect(new Set(all).size).toBe(116)
  })
})
