import { describe, expect, it } from 'vitest'
import { projectRow } from '../../../../server/database/lists/listRows'
import { openMemoryDatabase } from '../../../../server/database/memory'
import { fillQueried } from '../../../../server/database/conformance/queriedRows'
import { readFilters } from '../../../../server/handlers/query/readFilters'
import type { ProjectOrder } from '../../../../server/database/query/projectQuery'
import { isKnownLicense } from '../../../lib/licenses'
import { lineage } from '../../../lib/lineage'
import { indexed, ranked, search } from '../../../contract/search/search'
import { countChoices, countToggles, filtered, type ChoiceFilter, type RowFilter } from './filters'
import { orderRows } from './orderRows'
import type { SortValue } from './compareValues'

type Row = ReturnType<typeof projectRow>

/** The filters and columns of the console's list of projects, and what the server answers to the same words. */
async function bothLists() {
  const database = openMemoryDatabase()
  await database.transaction(fillQueried)
  const [rows, nodes] = await database.read(async (tables) => [
    (await tables.projects.all()).map(projectRow),
    await tables.categories.all(),
  ])
  const above = lineage(nodes)
  const relation = (id: string, field: 'tags' | 'categories' | 'language_stacks'): ChoiceFilter<Row> => ({
    id,
    label: id,
    choices: [],
    valuesOf: (row) =>
      row[field].flatMap((one) => (field === 'tags' ? [one] : (above.get(one) ?? [one])).map(String)),
  })
  const filters: RowFilter<Row>[] = [
    { id: 'active', label: 'Active', keeps: (row) => row.isActive },
    { id: 'inactive', label: 'Inactive', keeps: (row) => !row.isActive },
    { id: 'featured', label: 'Featured', keeps: (row) => row.isFeatured },
    { id: 'claimed', label: 'Claimed', keeps: (row) => row.isClaimed },
    {
      id: 'pending',
      label: 'Pending claims',
      keeps: (row) => row.claims.some(({ status }) => status === 'PENDING'),
    },
    relation('tag', 'tags'),
    relation('category', 'categories'),
    relation('stack', 'language_stacks'),
    {
      id: 'license',
      label: 'License',
      choices: [],
      valuesOf: (row) => (row.license ? [row.license] : []),
    },
    {
      id: 'missing',
      label: 'Missing',
      choices: [],
      valuesOf: (row) => [
        ...(row.featuredImage === '' ? ['image'] : []),
        ...(row.hasDescription ? [] : ['description']),
        ...(row.hasDeploymentInstructions ? [] : ['deployment']),
        ...(isKnownLicense(row.license) ? [] : ['license']),
      ],
    },
  ]
  return { database, rows, filters }
}

const values: Record<string, (row: Row) => SortValue> = {
  name: (row) => row.name,
  state: (row) => `${row.isActive ? 'Active' : 'Inactive'}${row.isFeatured ? ', featured' : ''}`,
  updated: (row) => (row.updatedAt ? Date.parse(row.updatedAt) : 0),
  claims: (row) => row.claims.length,
}

const textsOf = ({ name, projectUrl, tagline }: Row) => [name, projectUrl, tagline]
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

describe('the list that the server searches', () => {
  it.each([
    [['active']],
    [['inactive', 'featured']],
    [['pending', 'category:1']],
    [['tag:1', 'tag:3', 'stack:1']],
    [['license:MIT', 'license:Apache%202', 'missing:image', 'missing:license']],
  ])('is filtered and counted as the console does by %j', async (on) => {
    const { database, rows, filters } = await bothLists()
    const kept = filtered(rows, filters, on)
    expect(kept.length).toBeGreaterThan(0)
    const query = {
      search: '',
      filters: readFilters(on),
      order: { by: 'id', isDescending: false } as const,
    }
    const { page, counts } = await database.read(async ({ projectQuery }) => ({
      page: await projectQuery.page(query, { limit: 500 }),
      counts: (await projectQuery.choices(query)).counts,
    }))
    expect(idsOf(page.rows)).toEqual(idsOf(kept))
    const choices = filters.filter((filter): filter is ChoiceFilter<Row> => 'choices' in filter)
    const wanted = choices.flatMap((filter) =>
      [...countChoices(rows, filters, on, filter)].map(
        ([value, count]) => [`${filter.id}:${encodeURIComponent(value)}`, count] as const,
      ),
    )
    const toggles = [...countToggles(rows, filters, on)].filter(([, count]) => count > 0)
    expect([...counts].toSorted()).toEqual([...wanted, ...toggles].toSorted())
  })

  it.each(Object.keys(values))('is ordered as the console does by %s, both ways', async (by) => {
    const { database, rows } = await bothLists()
    // The console's collator puts other scripts in an order of their own.
    const isOrdinary = ({ name }: { name: string }) => /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(name)
    for (const isDescending of [false, true]) {
      const order = { by, isDescending } as ProjectOrder
      const query = { search: '', filters: readFilters([]), order }
      const { rows: found } = await database.read(({ projectQuery }) =>
        projectQuery.page(query, { limit: 500 }),
      )
      const ordered = orderRows(
        rows,
        { rowKey: ({ id }) => id, sort: { value: values[by]!, isDescending }, expanded: true },
        new WeakMap(),
      ).map(({ original }) => original)
      expect(idsOf(found.filter(isOrdinary))).toEqual(idsOf(ordered.filter(isOrdinary)))
    }
  })

  it.each(['react', 'map', 'react map', 'LÓDŹ', 'storybok', 'maps/lodz', 'nothing at all'])(
    'is found by %j as the console does, best first',
    async (typed) => {
      const { database, rows } = await bothLists()
      const query = {
        search: typed,
        filters: readFilters([]),
        order: { by: 'best', isDescending: false } as const,
      }
      const { rows: found } = await database.read(({ projectQuery }) =>
        projectQuery.page(query, { limit: 500 }),
      )
      const index = indexed(rows, textsOf)
      expect(idsOf(found)).toEqual(idsOf(ranked(index, typed)))
      expect(found).toHaveLength(search(index, typed).size)
    },
  )
})
