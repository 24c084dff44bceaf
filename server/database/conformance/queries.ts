import { beforeAll, describe, expect, it } from 'vitest'
import { aClaim, aProject } from '../../fixtures'
import { openMemoryDatabase } from '../memory'
import type { Database, Tables } from '../port'
import { fillQueried, odd, searches, withTypo } from './queriedRows'
import { wholeListConformance } from './wholeList'
import type { Place, ProjectFilters, ProjectOrder, ProjectQuery } from '../query/projectQuery'

const none: ProjectFilters = { flags: [], tag: [], category: [], stack: [], license: [], missing: [] }
const byId: ProjectOrder = { by: 'id', isDescending: false }

const orders: ProjectOrder[] = (['id', 'name', 'state', 'updated', 'claims'] as const).flatMap((by) => [
  { by, isDescending: false },
  ...(by === 'id' ? [] : [{ by, isDescending: true }]),
])
const filterings: Partial<ProjectFilters>[] = [
  { flags: ['active'] },
  { flags: ['inactive', 'featured'] },
  { flags: ['active', 'inactive'] },
  { flags: ['claimed'] },
  { flags: ['pending'] },
  { tag: [1] },
  { tag: [1, 3], category: [1] },
  { category: [2] },
  { category: [1, 4], stack: [1] },
  { stack: [2] },
  { tag: [999], license: ['MIT'] },
  { license: ['MIT', 'Apache 2'] },
  { missing: ['image'] },
  { missing: ['description', 'deployment'] },
  { missing: ['license'], flags: ['active'] },
  { missing: ['license', 'image'], tag: [2], license: ['Apache 2', ''] },
]

const queryOf = (over: {
  search?: string
  filters?: Partial<ProjectFilters>
  order?: ProjectOrder
}): ProjectQuery => ({
  search: over.search ?? '',
  filters: { ...none, ...over.filters },
  order: over.order ?? (over.search ? { by: 'best', isDescending: false } : byId),
})

/** The list of projects that the database searches: each answers as the one in memory, which looks through all rows. */
export function queriesConformance(opened: () => Database): void {
  describe('a searched list', () => {
    const memory = openMemoryDatabase()
    beforeAll(async () => {
      await memory.transaction(fillQueried)
      await opened().transaction(fillQueried)
    }, 60_000)

    const both = async <T>(work: (tables: Tables) => Promise<T>): Promise<T> => {
      const expected = await memory.read(work)
      expect(await opened().read(work)).toEqual(expected)
      return expected
    }
    const walk = async ({ projectQuery }: Tables, query: ProjectQuery, size: number) => {
      const ids: number[][] = []
      const places: (Place | undefined)[] = []
      for (let after: Place | undefined; ;) {
        const { rows, last, hasMore } = await projectQuery.page(query, { after, limit: size })
        ids.push(rows.map(({ id }) => id))
        places.push((after = last))
        if (!hasMore) break
      }
      const back: number[] = []
      for (let before = places.at(-1); before;) {
        const { rows, first, hasMore } = await projectQuery.page(query, { before, limit: size })
        back.unshift(...rows.map(({ id }) => id))
        before = hasMore ? first : undefined
      }
      expect([...back, ...ids.flat().slice(-1)]).toEqual(ids.flat())
      return ids
    }

    it.each([...searches, ...odd])('is found by %j', async (search) => {
      await both(async (tables) => [
        await tables.projectQuery.page(queryOf({ search }), { limit: 500 }),
        await tables.projectQuery.count(queryOf({ search })),
        await walk(tables, queryOf({ search }), 7),
      ])
    })

    it.each(['zurich', 'storybook', 'internationalization', 'gardening', 'notebook', 'hot-reload'])(
      'is found by each word that is a typo away from %j',
      async (word) => {
        for (const search of withTypo(word)) {
          const found = await both(({ projectQuery }) =>
            projectQuery.page(queryOf({ search }), { limit: 100 }),
          )
          expect([search, found.rows.length > 0]).toEqual([search, true])
        }
      },
    )

    it.each(orders)('is ordered by $by, descending: $isDescending, in pages both ways', async (order) => {
      for (const search of ['', 'map', 'storybok'])
        await both((tables) => walk(tables, queryOf({ search, order }), 11))
    })

    it.each(filterings)('is filtered by %j', async (filters) => {
      for (const query of [
        queryOf({ filters }),
        queryOf({ filters, search: 'map' }),
        queryOf({ filters, order: { by: 'claims', isDescending: true } }),
      ])
        await both(async (tables) => {
          const { counts } = await tables.projectQuery.choices(query)
          return [
            await walk(tables, query, 9),
            await tables.projectQuery.count(query),
            [...counts].toSorted(),
            await tables.projectQuery.boundaries(query, 4),
          ]
        })
    })

    it.each([{}, ...filterings])(
      'names the ids of what is filtered by %j, and reads them',
      async (filters) => {
        for (const search of ['', 'map', 'react', 'nothing at all']) {
          const query = queryOf({ filters, search })
          const ids = await both(({ projectQuery }) => projectQuery.ids(query, 500))
          await both(async (tables) => {
            const pages = await walk(tables, query, 500)
            expect(pages.flat().toSorted((a, b) => a - b)).toEqual(ids)
            expect(await tables.projectQuery.ids(query, 2)).toHaveLength(Math.min(2, ids.length))
            return tables.projectQuery.rows([...ids.toReversed(), 1_000_000])
          })
        }
      },
    )

    it('has boundaries from which its pages begin', async () => {
      for (const order of orders) {
        const query = queryOf({ order })
        const boundaries = await both((tables) => tables.projectQuery.boundaries(query, 10))
        const { rows } = await opened().read((tables) => tables.projectQuery.page(query, { limit: 500 }))
        for (const { at, after } of boundaries) {
          const page = await opened().read((tables) => tables.projectQuery.page(query, { after, limit: 1 }))
          expect(page.rows[0]?.id).toBe(rows[at]?.id)
        }
        expect(boundaries).toHaveLength(10)
      }
    })

    it('is longer than one row less, and not longer than itself', async () => {
      const { total } = await both((tables) => tables.projectQuery.count(queryOf({})))
      expect(await both((tables) => tables.projectQuery.hasMoreThan(total - 1))).toBe(true)
      expect(await both((tables) => tables.projectQuery.hasMoreThan(total))).toBe(false)
    })

    it('shows what was changed, removed from a filter or claimed since', async () => {
      const change = async (tables: Tables) => {
        await tables.projects.update(7, { name: 'Renamed', tagline: 'by a hand', isFeatured: true })
        await tables.projects.update(8, { tags: [3], categories: [] })
        await tables.claims.insertAll([aClaim({ id: 900, osnId: 7, status: 'PENDING' })])
        await tables.claims.update(1, { status: 'APPROVED' })
        await tables.claims.update(2, { osnId: 9 })
        await tables.manyProjects.updateMany([{ id: 10, fields: { name: 'Many renamed', isActive: false } }])
      }
      await memory.transaction(change)
      await opened().transaction(change)
      for (const query of [
        queryOf({ search: 'renamed' }),
        queryOf({ search: 'rennamed' }),
        queryOf({ filters: { flags: ['pending'] } }),
        queryOf({ filters: { tag: [3] } }),
        ...orders.map((order) => queryOf({ order })),
      ])
        await both((tables) => walk(tables, query, 13))
      const misspelled = queryOf({ search: 'rennamed' })
      expect((await both(({ projectQuery }) => projectQuery.count(misspelled))).found).toBe(2)
    })

    it('finds a project by its new words and no more by those that it had, with a typo or without', async () => {
      const change = async (tables: Tables) => {
        await tables.projects.insertAll([aProject({ id: 901, name: 'Wheelbarrow' })])
        await tables.projects.update(901, { name: 'Greenhouse' })
      }
      await memory.transaction(change)
      await opened().transaction(change)
      const found: number[] = []
      for (const search of ['wheelbarrow', 'wheelbarow', 'greenhouse', 'grenehouse'])
        found.push((await both(({ projectQuery }) => projectQuery.count(queryOf({ search })))).found)
      expect(found).toEqual([0, 0, 1, 1])
    })

    wholeListConformance({
      both,
      async change(work) {
        await memory.transaction(work)
        await opened().transaction(work)
      },
    })
  })
}
