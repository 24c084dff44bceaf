import { describe, expect, it } from 'vitest'
import { withManyProjects } from '../../node/testing/startManyProjects'
import { projects } from '../../testing/manyProjects'
import { wholeReads } from '../../testing/readWhole'
import type { Place, ProjectFilters, ProjectOrder, ProjectQuery } from './projectQuery'
import { sqlQuery } from './sqlQuery'

const none: ProjectFilters = { flags: [], tag: [], category: [], stack: [], license: [], missing: [] }
const filters: Partial<ProjectFilters>[] = [
  {},
  { flags: ['active'] },
  { flags: ['inactive'] },
  { flags: ['featured'] },
  { flags: ['claimed'] },
  { flags: ['pending'] },
  { tag: [7] },
  { category: [150] },
  { stack: [40] },
  { license: ['MIT'] },
  { license: ['Apache 2'] },
  { missing: ['image'] },
  { missing: ['description'] },
  { missing: ['deployment'] },
  { missing: ['license'] },
  { flags: ['active', 'featured'], tag: [7, 14] },
]
const searches = [
  '',
  'tool',
  'maps',
  'storybook',
  'storybok',
  'a',
  'zq',
  'tool maps',
  'c4ca4238a0',
  'nothing here',
]
const orders: ProjectOrder[] = (['id', 'name', 'state', 'updated', 'claims'] as const).flatMap((by) => [
  { by, isDescending: false },
  { by, isDescending: true },
])

describe(`a query of ${projects} projects in PostgreSQL`, () => {
  const directory = withManyProjects()

  const sequential = (work: (table: ReturnType<typeof sqlQuery>) => Promise<unknown>) =>
    wholeReads(directory.pool, (connection) => work(sqlQuery(connection)))

  const queryOf = (search: string, over: Partial<ProjectFilters>, order: ProjectOrder): ProjectQuery => ({
    search,
    filters: { ...none, ...over },
    order: search !== '' && order.by === 'id' ? { by: 'best', isDescending: false } : order,
  })

  it.each(filters)('reads no table as a whole for a page in any order with %j', async (over) => {
    for (const order of orders)
      expect(
        await sequential(async (table) => {
          const query = queryOf('', over, order)
          const { first, last } = await table.page(query, { limit: 50 })
          if (!first || !last) return
          await table.page(query, { after: last, limit: 50 })
          await table.page(query, { before: last, limit: 50 })
        }),
      ).toEqual([])
  })

  it.each(searches)('reads no table as a whole for a page of the search %j', async (search) => {
    for (const over of [{}, { flags: ['featured' as const] }, filters.at(-1)!])
      for (const order of orders.slice(2, 4))
        expect(
          await sequential(async (table) => {
            for (const each of [order, orders[0]!]) {
              const query = queryOf(search, over, each)
              const { last } = await table.page(query, { limit: 50 })
              if (last) await table.page(query, { after: last, limit: 50 })
            }
          }),
        ).toEqual([])
  })

  it.each([
    ['maps', {}],
    ['maps', { flags: ['featured' as const] }],
    ['mapps', {}],
  ])(
    'puts equal names first, then names that begin with it, if %j finds more rows than are ranked, with %j',
    async (search, over: Partial<ProjectFilters>) => {
      const expected = await directory.pool.onConnection(({ query }) =>
        query<{ id: number }>(
          `SELECT id FROM projects JOIN project_texts ON project_id = id WHERE search_key LIKE '%maps%' ${over.flags ? 'AND is_featured' : ''}
           ORDER BY CASE WHEN name = 'Maps' THEN 0 WHEN name LIKE 'Maps%' THEN 1 ELSE 2 END, id LIMIT 200`,
        ),
      )
      await directory.pool.onConnection(async (connection) => {
        const query = queryOf(search, over, orders[0]!)
        const table = sqlQuery(connection)
        const ids: number[] = []
        let after: Place | undefined
        for (let at = 0; at < 200; at += 25) {
          const part = await table.page(query, { limit: 25, after })
          ids.push(...part.rows.map(({ id }) => id))
          after = part.last
        }
        expect(ids).toEqual(expected.map(({ id }) => id))
        const back = await table.page(query, { limit: 180, before: after })
        expect(back.rows.map(({ id }) => id)).toEqual(ids.slice(19, 199))
      })
    },
  )

  it('finds every row that a word with a typo means, even if these are more than are ranked', async () => {
    await directory.pool.onConnection(async (connection) => {
      const things = await connection.query<{ id: number }>(
        "SELECT project_id AS id FROM project_texts WHERE search_key LIKE '%thing%' ORDER BY 1",
      )
      const query = queryOf('thign', {}, orders[0]!)
      const table = sqlQuery(connection)
      expect((await table.count(query)).found).toBe(things.length)
      const { rows, last } = await table.page(query, { limit: 100 })
      const { rows: next } = await table.page(query, { limit: 100, after: last })
      expect([...rows, ...next]).toMatchObject(things.slice(0, 200))
    })
  })

  it('estimates by a sample what the filters would leave: together they are about the list', async () => {
    await directory.pool.onConnection(async (connection) => {
      const table = sqlQuery(connection)
      const query = queryOf('', {}, orders[0]!)
      const { counts, isAbout } = await table.choices(query)
      expect(isAbout).toBe(true)
      const { total } = await table.count(query)
      const either = (counts.get('active') ?? 0) + (counts.get('inactive') ?? 0)
      expect(Math.abs(either - total)).toBeLessThanOrEqual(total / 1000)
    })
  })

  it('counts rare projects of the whole list, like the featured ones, where a sample has too few of them', async () => {
    await directory.pool.onConnection(async (connection) => {
      const { counts } = await sqlQuery(connection).choices(queryOf('', { flags: ['featured'] }, orders[0]!))
      const [row] = await connection.query<{ featured: number }>(
        'SELECT count(*)::integer AS featured FROM projects WHERE is_featured',
      )
      expect(counts.get('featured')).toBe(row?.featured)
      const whole = await sqlQuery(connection).choices(queryOf('', {}, orders[0]!))
      expect(whole.counts.get('featured')).toBe(row?.featured)
      expect([whole.exact.has('featured'), whole.exact.has('active')]).toEqual([true, false])
    })
  })

  it.each(['', 'tool'])(
    'names as many for a flag that is on as are found, with the search "%s"',
    async (search) => {
      await directory.pool.onConnection(async (connection) => {
        const table = sqlQuery(connection)
        const query = queryOf(search, { flags: ['active'] }, orders[0]!)
        const { found, isAbout } = await table.count(query)
        const { counts, exact } = await table.choices(query)
        expect(counts.get('active')).toBe(found)
        expect(exact.has('active')).toBe(!isAbout)
      })
    },
  )

  it('counts an active filter over the rows that the other filters keep, and reads each relation once', async () => {
    await directory.pool.onConnection(async ({ query }) => {
      const texts: string[] = []
      const noted = async <Row extends Record<string, unknown>>(text: string, values: unknown[]) => {
        texts.push(text)
        return query<Row>(text, values)
      }
      const asked = queryOf('', { tag: [7], stack: [5] }, orders[0]!)
      const { counts, exact } = await sqlQuery({ query: noted }).choices(asked)
      // All projects with this tag have this stack.
      const [row] = await query<{ tagged: number; mit: number; featured: number }>(
        `SELECT count(*)::integer AS tagged, count(*) FILTER (WHERE license = 'MIT')::integer AS mit,
           count(*) FILTER (WHERE is_featured)::integer AS featured
         FROM projects WHERE id IN (SELECT project_id FROM project_tags WHERE related_id = 7)`,
        [],
      )
      expect(row?.tagged).toBeGreaterThan(100)
      expect(counts.get('stack:5')).toBe(row?.tagged)
      expect(counts.get('license:MIT') ?? 0).toBe(row?.mit)
      expect(counts.get('featured') ?? 0).toBe(row?.featured)
      expect(exact).toContain('stack')
      expect(Math.abs((counts.get('tag:7') ?? 0) / row!.tagged - 1)).toBeLessThan(0.2)
      for (const relation of ['tags', 'categories', 'language_stacks'])
        expect(texts.join().split(`ARRAY(SELECT related_id FROM project_${relation}`)).toHaveLength(2)
    })
  })

  it.each(filters)(
    'reads no table as a whole to count or name what is kept with %j, but for a tenth of its rows or more',
    async (over) => {
      for (const search of ['', 'storybook', 'tool']) {
        const query = queryOf(search, over, orders[1]!)
        let found = 0
        const read = await sequential(async (table) => {
          found = (await table.count(query)).found
          await table.choices(query)
          await table.boundaries(query, 20)
          await table.ids(query, 100_001)
        })
        if (found < projects / 10) expect(read).toEqual([])
      }
    },
  )
})
