import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPostgresDatabase, type SqlDatabase } from '../../database/postgres'
import { estimatedProjects } from '../../database/query/expected'
import type { SqlPool } from '../../database/sql'
import { openInProcessPglite } from '../../testing/inProcessPglite'
import { addMadeUp } from './addMadeUp'
import { madeUpProject } from './madeUpProject'
import { languages, things } from './words'

const ids = Array.from({ length: 30 }, (_, index) => index + 1)
const relations = { tags: ids, categories: ids, stacks: ids, picture: '' }

let database: SqlDatabase
beforeAll(async () => {
  database = await openPostgresDatabase(openInProcessPglite())
}, 60_000)
afterAll(() => database.close())

const count = (from: string) =>
  database.pool.onConnection(async ({ query }) => {
    const [row] = await query<{ count: number }>(`SELECT count(*)::integer AS count FROM ${from}`)
    return row?.count
  })

it('adds tags, categories and language stacks where there are none yet, once, and leaves what is there', async () => {
  await database.transaction(({ categories }) => categories.insert({ name: 'Mine', parentId: 0 }))
  for (const wanted of [0, 0]) expect(await addMadeUp(database.pool, wanted)).toBe(0)
  expect(await count('tags')).toBe(things.length)
  expect(await count('categories')).toBe(1)
  expect(await count('language_stacks')).toBe(languages.length)
})

it('leaves whole projects where it is interrupted, and goes on from there', async () => {
  let copies = 0
  const breaking: SqlPool = {
    ...database.pool,
    transaction: (work) =>
      database.pool.transaction(({ query, copyIn }) => {
        const counted = async (into: string, lines: string) => {
          copies += 1
          // The second ten thousand are there, and their tags are not.
          if (copies === 6) throw new Error('interrupted')
          await copyIn?.(into, lines)
        }
        return work({ query, copyIn: counted })
      }),
  }
  await expect(addMadeUp(breaking, 12_000)).rejects.toThrow('interrupted')
  expect(await count('projects')).toBe(10_000)
  const said: number[] = []
  expect(await addMadeUp(database.pool, 12_000, (sum) => said.push(sum))).toBe(2000)
  expect(said).toEqual([12_000])
  expect(await count('projects')).toBe(12_000)
  expect(await count('project_tags')).toBe(36_000)
  expect(await count('projects LEFT JOIN project_tags ON project_id = id WHERE project_id IS NULL')).toBe(0)
  expect(await addMadeUp(database.pool, 5000)).toBe(0)
})

it('adds projects beside those that others add meanwhile', async () => {
  const id = await database.transaction(({ projects }) => projects.insert(madeUpProject(0, relations)))
  expect(await addMadeUp(database.pool, 12_003)).toBe(2)
  expect(await count(`projects WHERE id > ${id}`)).toBe(2)
})

it('tells the planner how many projects there are', async () => {
  const added = (await count('projects')) ?? NaN
  const estimated = await database.pool.onConnection(estimatedProjects)
  expect(Math.abs(estimated - added)).toBeLessThan(added / 100)
})

it('raises the version of what it adds to, so that no process answers the old list', async () => {
  const before = await database.versions()
  await addMadeUp(database.pool, 12_004)
  expect((await database.versions()).of('projects')).not.toBe(before.of('projects'))
})

it('has names that differ from the first letter on, the same at each run', () => {
  const names = ids.map((id) => madeUpProject(id, relations).name)
  expect(names).toEqual(ids.map((id) => madeUpProject(id, relations).name))
  expect(new Set(names).size).toBe(ids.length)
  expect(new Set(names.map((name) => name[0])).size).toBeGreaterThan(8)
  expect(madeUpProject(7, relations)).toMatchObject({
    tags: [8, 15, 22],
    categories: [8],
    language_stacks: [8, 15],
  })
  expect(madeUpProject(7, relations).tagline).toContain('made up')
})
