import { describe, expect, it } from 'vitest'
import { withManyProjects } from '../../node/testing/startManyProjects'
import { projects } from '../../testing/manyProjects'
import type { SqlConnection } from '../sql'
import { knownLicenses } from './knownLicense'
import { look } from './look'
import { pageRows } from './pageRows'
import type { Part, ProjectFilters, ProjectOrder } from './projectQuery'
import { coarsePlaces } from './sqlCoarse'
import { placesOf, type Places } from './sqlOrder'
import { Statement } from './sqlParts'
import { wayToPage, type Way } from './ways'

const none: ProjectFilters = { flags: [], tag: [], category: [], stack: [], license: [], missing: [] }
/** A tag has 133 of the 40,000 projects, a category and what lies below it some hundreds, the first of them half. */
const rareTag = { tag: [7] }
const frequentCategory = { category: [1] }
const several = { flags: ['active' as const], tag: [7, 14, 21], category: [1], stack: [1] }
const byName: ProjectOrder = { by: 'name', isDescending: false }
const byClaims: ProjectOrder = { by: 'claims', isDescending: true }
const byId: ProjectOrder = { by: 'id', isDescending: false }

const ways: Way[] = [
  { words: 'each', isAll: false },
  { words: 'each', isAll: true },
  { words: 'first', isAll: false },
  { words: 'each', isAll: true, relation: 'tag' },
  { words: 'each', isAll: true, relation: 'category' },
  { words: 'each', isAll: true, relation: 'stack' },
]

/** Reads a part of so many rows by each way, and from it parts behind a place and before one: all of them are the same. */
async function readAlike(read: (way: Way, part: Part) => Promise<Places>, limit: number): Promise<void> {
  const [first] = ways
  const expected = await read(first!, { limit })
  expect(expected.places).toHaveLength(limit)
  const [quarter, half] = [limit / 4, limit / 2]
  const [after, before] = [expected.places[quarter - 1], expected.places[quarter + half]]
  for (const way of ways) {
    expect(await read(way, { limit })).toEqual(expected)
    for (const part of [
      { limit: half, after },
      { limit: half, before },
    ])
      expect((await read(way, part)).places).toEqual(expected.places.slice(quarter, quarter + half))
  }
}

/** A node of an analyzed plan. */
interface Node {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Relation Name'?: string
  Plans?: Node[]
}

/** How many rows of projects a plan has looked at. */
const projectsLooked = (node: Node): number =>
  (node['Relation Name'] === 'projects'
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0) + (node.Plans ?? []).reduce((sum, one) => sum + projectsLooked(one), 0)

describe('the way to a page of projects', () => {
  const directory = withManyProjects()

  const lookedOf = (
    connection: SqlConnection,
    search: string,
    over: Partial<ProjectFilters>,
    order: ProjectOrder,
  ) => look(connection, { search, filters: { ...none, ...over }, order }, knownLicenses())

  const wayTo = (search: string, over: Partial<ProjectFilters>, order: ProjectOrder, limit = 50) =>
    directory.pool.onConnection(async (connection) =>
      wayToPage(await lookedOf(connection, search, over, order), limit),
    )

  it.each([
    ['', rareTag],
    ['', several],
    ['', { ...frequentCategory, missing: ['image' as const, 'license' as const] }],
    ['maps', rareTag],
    ['maps', { flags: ['active' as const], tag: [7, 10, 13], category: [1] }],
    ['tool maps', { stack: [1] }],
  ])('leads to the same rows, whichever it is, with the search %j and %j', async (search, over) => {
    await directory.pool.onConnection(async (connection) => {
      for (const order of [byName, byClaims, { by: 'updated', isDescending: false } as const]) {
        const looked = await lookedOf(connection, search, over, order)
        const read = (way: Way, part: Part) => {
          const statement = new Statement()
          return placesOf(connection, statement, { ...pageRows(looked, way, statement), order, part })
        }
        await readAlike(read, 20)
      }
    })
  })

  it.each([
    ['maps', { tag: [7, 10, 13] }],
    ['maps', { flags: ['active' as const], category: [1] }],
    ['maps', { category: [1], stack: [1] }],
    ['thing', rareTag],
  ])(
    'leads to the same order of what %j finds with %j, names that begin with it first',
    async (search, over) => {
      await directory.pool.onConnection(async (connection) => {
        const looked = await lookedOf(connection, search, over, { by: 'best', isDescending: false })
        const { scope } = looked
        if (scope.kind !== 'many') throw new Error(`${search} finds few`)
        const read = (way: Way, part: Part) => coarsePlaces(connection, { ...looked, scope, way }, part)
        await readAlike(read, 60)
      })
    },
  )

  it('reads the rows of a rare tag first, and goes through the list for a frequent category', async () => {
    expect(await wayTo('', rareTag, byName)).toEqual({ words: 'each', isAll: true, relation: 'tag' })
    expect(await wayTo('', frequentCategory, byName)).toMatchObject({ isAll: false })
    expect(await wayTo('', {}, byName)).toMatchObject({ isAll: false })
  })

  it('begins with what has the fewest rows of several', async () => {
    expect(await wayTo('', several, byName)).toMatchObject({ relation: 'tag' })
    expect(await wayTo('maps', { ...frequentCategory, ...rareTag }, byName)).toMatchObject({
      relation: 'tag',
    })
    const few = { ...frequentCategory, flags: ['pending' as const] }
    expect(await wayTo('', few, byName)).toEqual({ words: 'each', isAll: true })
  })

  it('looks up the rows with rare words first, and meets frequent ones on its way', async () => {
    expect(await wayTo('c4ca4238a0', {}, byName)).toMatchObject({ words: 'first' })
    expect(await wayTo('maps', {}, byName)).toMatchObject({ words: 'each', isAll: false })
    expect(await wayTo('tool', {}, byId)).toMatchObject({ words: 'each', isAll: false })
  })

  it.each([byName, byClaims])('looks at few rows for the next page of a rare tag by %j', async (order) => {
    await directory.pool.onConnection(async (connection) => {
      const looked = await lookedOf(connection, '', rareTag, order)
      const way = wayToPage(looked, 50)
      let analyzed = 0
      const query: SqlConnection['query'] = async <Row extends Record<string, unknown>>(
        text: string,
        values?: readonly unknown[],
      ) => {
        const [row] = await connection.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
          `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
          values,
        )
        if (row) analyzed = projectsLooked(row['QUERY PLAN'][0].Plan)
        return connection.query<Row>(text, values)
      }
      const read = (part: Part) => {
        const statement = new Statement()
        return placesOf({ query }, statement, { ...pageRows(looked, way, statement), order, part })
      }
      const { places } = await read({ limit: 50 })
      await read({ limit: 50, after: places.at(-1) })
      expect(analyzed).toBeGreaterThan(0)
      expect(analyzed).toBeLessThan(projects / 100)
    })
  })
})
