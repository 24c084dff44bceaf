import { afterAll, beforeAll, describe } from 'vitest'
import type { EndpointName } from '../../src/contract/endpoints'
import { projectFields } from '../database/conformance/rows'
import type { ProjectFields } from '../database/records'
import { createMemoryServer } from '../memoryServer'
import type { Database } from '../database/port'
import { ask, type Asked } from './api'

const start = new Date('2026-03-01T12:00:00Z').getTime()

/** A tag, category or stack as the API returns it. */
export interface Node {
  id: number
  name: string
  parentId: number
}

export const idOf = ({ body }: { body: Record<string, unknown> }) => (body.data as { id: number }).id

/** A server over an empty database, and what tests of removals do with it. */
async function openRemovals(open: { database: Database; end: () => Promise<void> }) {
  const clock = { now: start }
  const server = createMemoryServer('small', { database: open.database, clock: () => new Date(clock.now) })
  let token = await server.tokenOf('CONTENT_EDITOR')
  let added = 0
  const send = (name: EndpointName, asked: Asked = {}) => ask(server, name, { token, ...asked })
  return {
    database: open.database,
    tokenOf: server.tokenOf,
    send,
    /** Time goes on; somebody signs in anew. */
    async wait(milliseconds: number) {
      clock.now += milliseconds
      token = await server.tokenOf('ADMIN')
    },
    tag: async () => idOf(await send('tagCreate', { body: { name: `tag ${(added += 1)}` } })),
    category: async (name: string, parentId = 0) =>
      idOf(await send('categoryCreate', { body: { name, parentId } })),
    categories: async () =>
      new Map(((await send('categoryList')).body.data as Node[]).map((node) => [node.id, node])),
    project: (over: Partial<ProjectFields> = {}) =>
      open.database.transaction(({ projects }) =>
        projects.insert(projectFields({ name: `project ${(added += 1)}`, ...over })),
      ),
    async read(id: number) {
      const { body, headers: sent } = await send('projectOne', { params: { id } })
      const { tags, categories } = body.data as Record<'tags' | 'categories', { id: number }[]>
      const ids = (list: { id: number }[]) => list.map((one) => one.id)
      return { tags: ids(tags), categories: ids(categories), tag: sent.get('etag') }
    },
    save: (id: number, over: Partial<ProjectFields>) =>
      open.database.transaction(({ projects }) => projects.update(id, over)),
    merge: (id: number, into: number, over: Asked = {}, of = 'tag') =>
      send('mergeCreate', { params: { kind: of, id }, body: { into }, ...over }),
    remove: (id: number, of = 'tag') => send('removalCreate', { params: { kind: of, id } }),
    undo: (id: number, over: Asked = {}) => send('removalUndo', { params: { id }, ...over }),
    entries: async () => (await open.database.transaction(({ trail }) => trail.page({ most: 50 }))).entries,
    async close() {
      await open.database.close()
      await open.end()
    },
  }
}

type Opened = Awaited<ReturnType<typeof openRemovals>>

/** Describes the same tests over each database by its name; `at` returns what they work with while they run. */
export function overEach(
  databases: Record<string, () => Promise<{ database: Database; end: () => Promise<void> }>>,
  tests: (at: () => Opened, kind: string) => void,
): void {
  describe.each(Object.entries(databases))('over %s', (kind, open) => {
    let opened: Opened
    beforeAll(async () => {
      opened = await openRemovals(await open())
    }, 60_000)
    afterAll(() => opened.close())
    tests(() => opened, kind)
  })
}
