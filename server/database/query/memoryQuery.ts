import { sharedAddresses } from '../../../src/contract/search/sharedAddresses'
import { indexed, search, searchable } from '../../../src/contract/search/search'
import type { NodeRecord, ProjectListRecord } from '../records'
import {
  addChoices,
  countedFilters,
  isKept,
  isUnfiltered,
  lineOf,
  type Faceted,
  type FilterKnowledge,
} from './choices'
import { knownLicenses } from './knownLicense'
import {
  coarse,
  foldedNameLength,
  mostRanked,
  relationFilters,
  stateRank,
  type Place,
  type ProjectQuery,
  type ProjectQueryTable,
} from './projectQuery'
import { boundariesOf, comparePlaces, partOf } from './ranked'
import { sortKey } from './sortKey'

type Row = ProjectListRecord
type Node = Pick<NodeRecord, 'id' | 'parentId'>

/** The list of projects in memory: all of it is looked through each time, and nothing is estimated. */
export function memoryQuery(needs: {
  projects: () => readonly Row[]
  categories: () => readonly Node[]
  stacks: () => readonly Node[]
}): ProjectQueryTable {
  const isKnownLicense = knownLicenses()
  const knowledge = (): FilterKnowledge => ({
    above: { category: lineOf(needs.categories()), stack: lineOf(needs.stacks()) },
    isKnownLicense,
  })

  /** The rows that a query keeps, in no order, each with its rank. */
  const kept = ({ search: typed, filters }: Pick<ProjectQuery, 'search' | 'filters'>): [Row, number][] => {
    const ranked = [...ranksOf(needs.projects(), typed)]
    if (isUnfiltered(filters)) return ranked
    const known = knowledge()
    return ranked.filter(([row]) => isKept(faceted(row), filters, known))
  }

  /** The same in their order, each with its place. */
  const inOrder = (query: ProjectQuery): { row: Row; place: Place }[] => {
    const { order } = query
    const valueOf = (row: Row, rank: number): Place['value'] => {
      if (order.by === 'best') return rank
      if (order.by === 'name') return sortKey(row.name)
      if (order.by === 'state') return stateRank(row)
      if (order.by === 'updated') return row.updatedAt === null ? 0 : Date.parse(row.updatedAt)
      return order.by === 'claims' ? row.claims.length : 0
    }
    return kept(query)
      .map(([row, rank]) => ({ row, place: { value: valueOf(row, rank), id: row.id } }))
      .sort((a, b) => comparePlaces(a.place, b.place, order))
  }

  return {
    async page(query, part) {
      const all = inOrder(query)
      const rows = new Map(all.map(({ row }) => [row.id, row]))
      const { places, hasMore } = partOf(
        all.map(({ place }) => place),
        query.order,
        part,
      )
      return {
        rows: places.flatMap(({ id }) => rows.get(id) ?? []),
        first: places[0],
        last: places.at(-1),
        hasMore,
      }
    },
    count: async (query) => ({
      total: needs.projects().length,
      found: kept(query).length,
      isAbout: false,
    }),
    async choices(query) {
      const counts = new Map<string, number>()
      const known = knowledge()
      for (const { filters, others } of countedFilters(query.filters)) {
        const rows = kept({ ...query, filters: others }).map(([row]) => faceted(row))
        for (const filter of filters) addChoices(counts, rows, { filter, weight: 1, knowledge: known })
      }
      return { counts, isAbout: false, exact: new Set() }
    },
    async uses() {
      const counts = new Map<string, number>()
      const rows = needs.projects().map(faceted)
      for (const filter of relationFilters)
        addChoices(counts, rows, { filter, weight: 1, knowledge: knowledge() })
      return { counts, isAbout: false }
    },
    async sharedAddresses({ after = 0, groups, projects }) {
      const all = sharedAddresses(needs.projects(), ({ projectUrl }) => projectUrl)
        .map(({ rows }) => rows.map(({ id }) => id).sort(byNumber))
        .sort(([a = 0], [b = 0]) => a - b)
      const [page, [more]] = take(
        all.filter(([first = 0]) => first > after),
        groups,
      )
      return {
        total: all.length,
        groups: page.map((ids) => ({ count: ids.length, ids: ids.slice(0, projects) })),
        next: more && page.at(-1)?.[0],
      }
    },
    boundaries: async (query, most) =>
      boundariesOf(
        inOrder(query).map(({ place }) => place),
        most,
      ),
    ids: async (query, most) =>
      inOrder(query)
        .slice(0, most)
        .map(({ row }) => row.id)
        .sort(byNumber),
    async rows(ids) {
      const wanted = new Set(ids)
      return needs
        .projects()
        .filter(({ id }) => wanted.has(id))
        .toSorted((a, b) => a.id - b.id)
    },
    async named(names, most) {
      const start = (name: string) => searchable(name).slice(0, foldedNameLength)
      return [...new Set(names.map(start))].flatMap((name) =>
        needs
          .projects()
          .filter((row) => start(row.name) === name)
          .map(({ id }) => id)
          .sort(byNumber)
          .slice(0, most),
      )
    },
    hasMoreThan: async (rows) => needs.projects().length > rows,
  }
}

const take = <T>(all: readonly T[], count: number) => [all.slice(0, count), all.slice(count)] as const

const byNumber = (a: number, b: number) => a - b

const faceted = (row: Row): Faceted => ({
  times: 1,
  isActive: row.isActive,
  isFeatured: row.isFeatured,
  isClaimed: row.isClaimed,
  license: row.license,
  tags: row.tags,
  categories: row.categories,
  language_stacks: row.language_stacks,
  isPending: row.claimStatuses.includes('PENDING'),
  lacksImage: row.featuredImage === '',
  lacksDescription: !row.hasDescription,
  lacksDeployment: !row.hasDeploymentInstructions,
})

/** The rows that a search finds, by id, with the rank of each. */
function ranksOf(rows: readonly Row[], typed: string): Map<Row, number> {
  const whole = searchable(typed)
  if (whole === '') return new Map(rows.map((row) => [row, 0]))
  const found = search(
    indexed(rows, ({ name, projectUrl, tagline }) => [name, projectUrl, tagline]),
    typed,
  )
  if (found.size <= mostRanked) return found
  return new Map([...found.keys()].map((row) => [row, coarseRank(row, whole)]))
}

function coarseRank({ name }: Row, whole: string): number {
  const [start, wanted] = [searchable(name), whole].map((text) => text.slice(0, foldedNameLength))
  if (start === wanted) return coarse.exact
  return start?.startsWith(wanted ?? '') ? coarse.prefix : coarse.other
}
