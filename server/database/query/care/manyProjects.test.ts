import { describe, expect, it } from 'vitest'
import { withManyProjects } from '../../../node/testing/startManyProjects'
import { projects } from '../../../testing/manyProjects'
import { wholeReads } from '../../../testing/readWhole'
import { mostUses, type SharedAddresses } from '../projectQuery'
import { sqlQuery } from '../sqlQuery'

describe(`the whole of ${projects} projects in PostgreSQL`, () => {
  const directory = withManyProjects()

  /** Numbers of the database by category. */
  const counted = (sql: string): Promise<Map<number, number>> =>
    directory.pool.onConnection(async ({ query }) => {
      const rows = await query<{ id: number; count: number }>(sql)
      return new Map(rows.map(({ id, count }) => [id, count]))
    })

  it('has uses that are counted where these are few, and estimated where they are many', async () => {
    const { counts, isAbout } = await directory.pool.onConnection((connection) => sqlQuery(connection).uses())
    const whole = await counted(
      `WITH RECURSIVE below AS (
         SELECT id AS top, id FROM categories
         UNION SELECT below.top, child.id FROM categories AS child JOIN below ON child.parent_id = below.id
       ) SELECT top AS id, count(DISTINCT project_id)::integer AS count
       FROM below JOIN project_categories ON related_id = below.id GROUP BY top`,
    )
    const many = [...whole].filter(([, count]) => count > mostUses)
    expect(many.length).toBeGreaterThan(0)
    expect(isAbout).toBe(true)
    for (const [id, count] of whole) {
      const found = counts.get(`category:${id}`) ?? 0
      if (count <= mostUses) expect([id, found]).toEqual([id, count])
      else {
        expect(found).toBeGreaterThan(mostUses)
        expect(Math.abs(found / count - 1)).toBeLessThan(0.4)
      }
    }
  })

  it('is as long as before after all of it was changed, before autovacuum has run', async () => {
    await directory.pool.transaction(
      async ({ query }) => {
        await query('ALTER TABLE projects SET (autovacuum_enabled = off)')
        await query("INSERT INTO tags (id, name, name_key) VALUES (2000, 'all', 'all')")
        await query('INSERT INTO project_tags SELECT id, 2000, 9 FROM projects')
        for (let round = 0; round < 2; round++) await query('UPDATE projects SET version = version + 1')
      },
      { mayTakeLong: true },
    )
    await directory.pool.onConnection(async (connection) => {
      const table = sqlQuery(connection)
      const order = { by: 'id', isDescending: false } as const
      const filters = { flags: [], tag: [], category: [], stack: [], license: [], missing: [] }
      const isAsMany = (count: number | undefined) =>
        expect(Math.abs((count ?? 0) / projects - 1)).toBeLessThan(0.3)
      isAsMany((await table.uses()).counts.get('tag:2000'))
      isAsMany((await table.choices({ search: '', filters, order })).counts.get('active'))
      expect(await table.count({ search: '', filters, order })).toMatchObject({
        total: projects,
        isAbout: false,
      })
    })
  })

  it('has exact uses of a branch whose few projects have several of it', async () => {
    await directory.pool.transaction(({ query }) =>
      query(
        `INSERT INTO categories (id, name, name_key, parent_id)
           SELECT 1000 + n, 'crowded ' || n, 'crowded ' || n, CASE WHEN n > 0 THEN 1000 END FROM generate_series(0, 8) AS n;
         INSERT INTO project_categories SELECT project, 1000 + n, n
           FROM generate_series(1, 900) AS project CROSS JOIN generate_series(1, 8) AS n;`,
      ),
    )
    const { counts } = await directory.pool.onConnection((connection) => sqlQuery(connection).uses())
    expect(counts.get('category:1000')).toBe(900)
  })

  it('is not read to find shared URLs, but for those of the page', async () => {
    await directory.pool.transaction(({ query }) =>
      query(
        "UPDATE projects SET project_url = 'http://www.example.org/' || id % 10 || '/' WHERE id % 1000 = 0",
      ),
    )
    await directory.pool.onConnection(({ query }) => query('VACUUM ANALYZE project_addresses'))
    let found: SharedAddresses | undefined
    const read = await wholeReads(directory.pool, async (connection) => {
      found = await sqlQuery(connection).sharedAddresses({ groups: 10, projects: 5 })
    })
    expect(read.flatMap(({ tables }) => tables)).not.toContain('projects')
    expect(found).toMatchObject({ total: 1, next: undefined })
    const [group] = found!.groups
    expect(group).toEqual({ count: projects / 1000, ids: [1000, 2000, 3000, 4000, 5000] })
  })
})
