import { beforeAll, describe, expect, it } from 'vitest'
import { records } from '../../../src/contract/records'
import { recordNames } from '../../../src/contract/records/plurals'
import { newSession } from '../../access/auth'
import { aClaim, anApplication } from '../../fixtures'
import type { Database, EntityTable, Tables } from '../port'
import type { Counted } from '../versions/versions'

type Change = (tables: Tables) => Promise<unknown>

const now = new Date('2026-03-01T12:00:00Z')
const session = (tokenHash: string) => newSession(1, tokenHash, 'Chrome on Linux', now)

/** What has to raise the versions of what is counted. */
const changes: readonly (readonly [counted: Counted, what: string, change: Change])[] = [
  ['users', 'a role', ({ users }) => users.update(3, { role: 'BLOCKED' })],
  ['users', 'a name', ({ users }) => users.update(4, { name: 'Renamed' })],
  ['sessions', 'a log-out', ({ sessions }) => sessions.remove('to remove')],
  [
    'sessions',
    'one that is ended',
    async ({ sessions }) => {
      const [one] = await sessions.ofUser(1, now)
      await sessions.removeOne(1, one!.id)
    },
  ],
  ['sessions', 'all of a user', ({ sessions }) => sessions.removeOfUser(1, 'to keep')],
  ['sessions', 'those that are over', ({ sessions }) => sessions.removeExpired(new Date('2030-01-01'), now)],
  ['projects', 'a field', ({ projects }) => projects.update(1, { name: 'Renamed' })],
  ['projects', 'a relation', ({ projects }) => projects.update(2, { tags: [3] })],
  ['projects', 'a claim', ({ claims }) => claims.insertAll([aClaim({ id: 700, osnId: 1 })])],
  ['projects', 'a decision on a claim', ({ claims }) => claims.update(3, { status: 'APPROVED' })],
  ['articles', 'a field', ({ articles }) => articles.update(1, { title: 'Renamed' })],
  ['categories', 'a name', ({ categories }) => categories.update(1, { name: 'Renamed' })],
  [
    'languageStacks',
    'a new one',
    ({ languageStacks }) => languageStacks.insert({ name: 'New', parentId: 0 }),
  ],
  [
    'opportunities',
    'a new one',
    ({ opportunities }) =>
      opportunities.insert({ title: 'New', description: '', osnId: 1, isDeleted: false }),
  ],
  [
    'opportunities',
    'an application',
    ({ applications }) => applications.insertAll([anApplication({ id: 700, opportunityId: 1 })]),
  ],
  ...recordNames.map((name): (typeof changes)[number] => {
    const { many, key } = records[name]
    const tableOf = (tables: Tables) => tables[many] as unknown as EntityTable<object, object>
    return [many, 'a field', (tables) => tableOf(tables).update(1, { [key]: 'Renamed' })]
  }),
]

/** Versions by which processes know that what they keep has changed. */
export function versionsConformance(filled: () => Database): void {
  describe('a version', () => {
    beforeAll(async () => {
      await filled().transaction(async ({ sessions }) => {
        for (const token of ['to remove', 'to keep', 'another', 'one more'])
          await sessions.insert(session(token))
      })
    }, 60_000)

    it.each(changes)('of %s is raised by %s, once that is committed', async (counted, _, change) => {
      const database = filled()
      const before = await database.versions()
      const takenBack = database.transaction(async (tables) => {
        await change(tables)
        throw new Error('changed my mind')
      })
      await expect(takenBack).rejects.toThrow('changed my mind')
      expect((await database.versions()).of(counted)).toBe(before.of(counted))
      await database.transaction(change)
      const after = await database.versions()
      expect(after.of(counted)).not.toBe(before.of(counted))
      expect(after.of('tags', counted)).not.toBe(before.of('tags', counted))
    })

    it('stays while people read', async () => {
      const database = filled()
      const all = [...new Set(changes.map(([counted]) => counted))]
      const before = (await database.versions()).of(...all)
      await database.read(async (tables) => {
        await tables.projects.written()
        await tables.projects.findStamped(1)
        await tables.sessions.find('to keep', now)
      })
      expect((await database.versions()).of(...all)).toBe(before)
    })
  })
}
