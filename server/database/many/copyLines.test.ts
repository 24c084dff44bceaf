import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aNode, aProject, aTag } from '../../fixtures'
import { openPostgresPool } from '../../node/storage/postgres/postgresPool'
import { startTestPostgres } from '../../node/testing/testPostgres'
import { openInProcessPglite } from '../../testing/inProcessPglite'
import { openPostgresDatabase, type SqlDatabase } from '../postgres'
import { postgresTables } from '../postgresTables'
import { worthCopying } from './copyLines'

const kinds = {
  PGlite: async () => ({ database: await openPostgresDatabase(openInProcessPglite()), end: async () => {} }),
  PostgreSQL: async () => {
    const { url, stop } = await startTestPostgres()
    return { database: await openPostgresDatabase(await openPostgresPool(url)), end: stop }
  },
}

const stamp = { at: new Date('2026-02-03T04:05:06.789Z'), by: 7 }
const strange = 'tab\t newline\n return\r \\N \\. \\\\ "quoted" \u{1F600} ﬁ'
const tags = Array.from({ length: worthCopying }, (_, index) =>
  aTag({ id: index + 1, name: ` Tag ${index} ` }),
)
const nodes = Array.from({ length: worthCopying }, (_, index) =>
  aNode({ id: index + 1, name: `Node ${index}`, parentId: index === 0 ? 0 : 1 }),
)
const projects = Array.from({ length: worthCopying }, (_, index) =>
  aProject({ id: index + 1, name: `${strange} ${index}`, tags: [3, 1, 2], isActive: index % 2 === 0 }),
)

describe.each(Object.entries(kinds))('on %s, many rows that are added at once', (_, open) => {
  let database: SqlDatabase
  let end: () => Promise<void>
  beforeAll(async () => ({ database, end } = await open()), 60_000)
  afterAll(async () => {
    await database.close()
    await end()
  })

  /** All that the database holds once they are added, in a transaction that is taken back. */
  async function addedBy(way: 'COPY' | 'INSERT') {
    let found: unknown
    const texts: string[] = []
    const work = database.pool.transaction(async ({ query, copyIn }) => {
      const copied = copyIn && ((into: string, lines: string) => (texts.push(into), copyIn(into, lines)))
      const added = postgresTables({ query, copyIn: way === 'COPY' ? copied : undefined })
      await added.tags.insertAll(tags, stamp)
      await added.categories.insertAll(nodes, stamp)
      await added.languageStacks.insertAll(nodes)
      await added.projects.insertAll(projects, stamp)
      const rows = (table: string, order: string) => query(`SELECT * FROM ${table} ORDER BY ${order}`)
      found = {
        tags: await rows('tags', 'id'),
        nodes: await rows('categories', 'id'),
        stacks: await rows('language_stacks', 'id'),
        projects: await rows('projects', 'id'),
        relations: await rows('project_tags', 'project_id, position'),
        parts: await query("SELECT name, part FROM versions WHERE name <> '' ORDER BY 1, 2"),
        next: await query("SELECT nextval(pg_get_serial_sequence('projects', 'id')) AS id"),
      }
      throw new Error('taken back')
    })
    await expect(work).rejects.toThrow('taken back')
    await database.pool.onConnection(({ query }) =>
      query("SELECT setval(pg_get_serial_sequence('projects', 'id'), 1, false)"),
    )
    return { found: found as { projects: { name: string }[]; relations: unknown[] }, texts }
  }

  it('are the same by COPY as by INSERT: texts, keys, parents, stamps, positions, versions and the next number', async () => {
    const copied = await addedBy('COPY')
    const inserted = await addedBy('INSERT')
    expect(copied.texts.map((into) => into.split(' ')[0])).toEqual([
      'tags',
      'categories',
      'language_stacks',
      'projects',
      'project_tags',
      'project_categories',
      'project_language_stacks',
    ])
    expect(inserted.texts).toEqual([])
    expect(copied.found).toEqual(inserted.found)
    expect(copied.found.projects[1]?.name).toBe(`${strange} 1`)
    expect(copied.found.relations).toHaveLength(3 * worthCopying)
  })

  it('are refused whole for one that does not fit, in the words of the port', async () => {
    const add = (more: Parameters<typeof aProject>[0]) =>
      database.transaction(async (all) => {
        await all.tags.insertAll(tags)
        await all.categories.insertAll(nodes)
        await all.languageStacks.insertAll(nodes)
        await all.projects.insertAll([...projects, aProject(more)])
      })
    await expect(add({ id: 1 })).rejects.toMatchObject({ kind: 'duplicate' })
    await expect(add({ id: 5000, tags: [999_999] })).rejects.toMatchObject({ kind: 'unknown' })
    await add({ id: 5000 })
    expect(await database.read((all) => all.projects.insert(aProject({ id: 0 })))).toBe(5001)
  })
})
