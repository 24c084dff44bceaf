import * as z from 'zod/mini'
import { ProjectRow } from '../entities'
import { Id } from '../fields/lenient'
import { limits } from '../limits'
import type { Endpoints } from './endpoint'

/** Bounds of one page of a list and of what is asked about it. */
export const queryPage = {
  /** Rows of one page. */
  most: 500,
  /** Places of the whole list for a scroll bar. */
  places: 2000,
  /** Filters at once, characters of one, of a search and of a cursor. */
  filters: 100,
  filter: 400,
  search: 200,
  cursor: 2000,
  /** Names of one call, and rows of one name. */
  names: 100,
  sameNames: 20,
} as const

/** Columns of the list of projects that order it, as in the console's address; `-` in front for descending. */
export const projectSorts = [
  'name',
  '-name',
  'state',
  '-state',
  'updated',
  '-updated',
  'claims',
  '-claims',
] as const
export type ProjectSort = (typeof projectSorts)[number]

/** Which part of the list of projects is wanted, and what is asked about the whole of it. */
export const ProjectQuery = z.object({
  /** As typed in the console's search: all words, in name, URL or tagline. */
  search: z.optional(z.string().check(z.maxLength(queryPage.search))),
  /** As in the console's address, repeated: `active`, `tag:7`. Of one filter any, of different ones all. */
  filter: z.optional(
    z.array(z.string().check(z.maxLength(queryPage.filter))).check(z.maxLength(queryPage.filters)),
  ),
  /** Without it, by id; those that a search finds, best first. Equal rows come by id. */
  sort: z.optional(z.enum(projectSorts)),
  /** Cursors of an earlier answer: the rows behind this place, or those before it. */
  after: z.optional(z.string().check(z.maxLength(queryPage.cursor))),
  before: z.optional(z.string().check(z.maxLength(queryPage.cursor))),
  /** Rows of the page. It is what makes the call this one. */
  limit: z.optional(z.int().check(z.gte(1), z.lte(queryPage.most))),
  /** `found` counts rows, `choices` also what each filter would leave. */
  counts: z.optional(z.enum(['found', 'choices'])),
  /** So many evenly spread places of the list, at most. */
  boundaries: z.optional(z.int().check(z.gte(1), z.lte(queryPage.places))),
  /** The ids of all rows that are found, so many at most. One more than can be selected shows that there are more. */
  ids: z.optional(z.int().check(z.gte(1), z.lte(limits.selection + 1))),
  /** In place of a page: the rows with these ids, by id. Search, filters, order and cursors do not count then. */
  only: z.optional(z.array(Id).check(z.maxLength(limits.idsOfACall))),
  /** In place of a page too: the rows with these names, up to `sameNames` of each; case, marks and blanks do not count. */
  named: z.optional(z.array(z.string().check(z.maxLength(limits.name))).check(z.maxLength(queryPage.names))),
})
export type ProjectQuery = z.output<typeof ProjectQuery>

const cursor = z.nullable(z.string())

/** How many rows a list has. */
export const RowCounts = z.object({
  /** In the whole list; estimated above 100,000. */
  total: z.int(),
  /** With this search and these filters. */
  found: z.int(),
  /** `found` is estimated. */
  isAbout: z.boolean(),
  /** By filter, as in the address, how many rows there would be with it, as the others stand; none is left out. */
  choices: z.nullable(z.record(z.string(), z.int())),
  /** `choices` are estimated. */
  areChoicesAbout: z.boolean(),
  /** The filters, like `featured` or `tag`, whose choices are counted all the same; hosts of before send none. */
  exactChoices: z.optional(z.array(z.string())),
})
export type RowCounts = z.output<typeof RowCounts>

/** One page of the list of projects. */
export const ProjectPage = z.object({
  rows: z.array(ProjectRow),
  /** For the page before and the one behind; null where none is. */
  before: cursor,
  after: cursor,
  counts: z.nullable(RowCounts),
  /** The page behind `after` begins with the row of number `at`, from 0; estimated where `found` is. */
  boundaries: z.nullable(z.array(z.object({ at: z.int(), after: cursor }))),
  /** The lowest first; hosts of before send none. */
  ids: z.optional(z.nullable(z.array(Id))),
})
export type ProjectPage = z.output<typeof ProjectPage>

/** Lists that the host searches, filters and orders: beyond the specification. */
export const queryEndpoints = {
  projectQuery: {
    method: 'GET',
    path: '/admin/{product}/0',
    chosenBy: 'limit',
    access: 'staff',
    offer: 'query',
    query: ProjectQuery,
    answer: ProjectPage,
    envelope: 'data',
  },
} as const satisfies Endpoints
