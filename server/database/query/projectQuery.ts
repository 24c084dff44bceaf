import { limits } from '../../../src/contract/limits'
import type { ProjectListRecord } from '../records'

/** Filters that are on or off. */
export const flags = ['active', 'inactive', 'featured', 'claimed', 'pending'] as const
export type Flag = (typeof flags)[number]

/** What a project can lack: a picture, texts, a license that SPDX knows. */
export const gaps = ['image', 'description', 'deployment', 'license'] as const
export type Gap = (typeof gaps)[number]

/** Filters by a relation, and the field of ids of each. */
export const relations = { tag: 'tags', category: 'categories', stack: 'language_stacks' } as const
export type RelationFilter = keyof typeof relations
export const relationFilters = Object.keys(relations) as RelationFilter[]

/** What a list is filtered by: all flags, and of each list of choices any one. An empty list filters nothing. */
export interface ProjectFilters {
  readonly flags: readonly Flag[]
  /** A project is kept that has one of them, or what lies below one in its tree. */
  readonly tag: readonly number[]
  readonly category: readonly number[]
  readonly stack: readonly number[]
  readonly license: readonly string[]
  readonly missing: readonly Gap[]
}

/** A list of choices among the filters. */
export type ChoiceFilter = Exclude<keyof ProjectFilters, 'flags'>
export const choiceFilters = [...relationFilters, 'license', 'missing'] as const satisfies ChoiceFilter[]

/** What orders the list; `best` by how well a search fits. */
export interface ProjectOrder {
  readonly by: 'id' | 'best' | 'name' | 'state' | 'updated' | 'claims'
  readonly isDescending: boolean
}

/** Which projects are wanted, and in which order. */
export interface ProjectQuery {
  /** As typed; finds all where it is empty. */
  readonly search: string
  readonly filters: ProjectFilters
  readonly order: ProjectOrder
}

/** Where a row stands in an order: by what it is ordered, and its id. That of the order by id is 0. */
export interface Place {
  readonly value: string | number
  readonly id: number
}

/** Rows behind a place, or before it; the first ones without either. */
export interface Part {
  readonly after?: Place | undefined
  readonly before?: Place | undefined
  readonly limit: number
}

/** Rows in their order, with the places of the first and the last. */
export interface ProjectPart {
  readonly rows: readonly ProjectListRecord[]
  readonly first: Place | undefined
  readonly last: Place | undefined
  /** There are more, in the direction that was asked for. */
  readonly hasMore: boolean
}

/** How many projects there are, and how many of them a query keeps. */
export interface Counts {
  readonly total: number
  readonly found: number
  /** `found` is estimated. */
  readonly isAbout: boolean
}

/** How many rows there would be by each filter, as in the address. */
export interface Choices {
  readonly counts: ReadonlyMap<string, number>
  /** They are estimated, but for those of the filters in `exact`. */
  readonly isAbout: boolean
  readonly exact: ReadonlySet<Flag | ChoiceFilter>
}

/** How many projects have each tag, category and stack, or what lies below it, as in the address; those without any are left out. */
export interface Uses {
  readonly counts: ReadonlyMap<string, number>
  /** Those above `mostUses` are estimated. */
  readonly isAbout: boolean
}

/** Which of the shared addresses are wanted: so many groups of projects behind the one whose first project has the id `after`, so many projects of each. */
export interface SharedPart {
  readonly after?: number | undefined
  readonly groups: number
  readonly projects: number
}

/** Groups of projects with the same address, in the order of the first ids. */
export interface SharedAddresses {
  /** How many groups there are. */
  readonly total: number
  /** How many projects each has, and the lowest of their ids. */
  readonly groups: readonly { readonly count: number; readonly ids: readonly number[] }[]
  /** Id of the first project of the last of them, where there are more. */
  readonly next: number | undefined
}

/** The row that comes behind `after` has the number `at`, from 0. */
export interface Boundary {
  readonly at: number
  readonly after: Place | undefined
}

/**
 * In a list of more rows, their number is estimated, and so is that of more than `mostKept` which filters keep, and of more than
 * `mostFound` which a search finds: these are counted row by row.
 */
export const mostCounted = limits.countedList
export const mostKept = 25_000
export const mostFound = 10_000

/** In a list of more than `mostKept` rows, the uses of a tag, category or stack are counted up to so many, and estimated above. */
export const mostUses = 1000

/** Above so many, what a search finds is in a coarse order: names that are the search, that begin with it, the rest. */
export const mostRanked = 1000

/** The list of projects, searched, filtered, ordered and read in parts. */
export interface ProjectQueryTable {
  page(query: ProjectQuery, part: Part): Promise<ProjectPart>
  count(query: ProjectQuery): Promise<Counts>
  choices(query: ProjectQuery): Promise<Choices>
  /** How often tags, categories and stacks are used, by the whole list. */
  uses(): Promise<Uses>
  /** Groups of projects with the same URL, of the whole list. */
  sharedAddresses(part: SharedPart): Promise<SharedAddresses>
  /** `most` evenly spread places, the start among them. */
  boundaries(query: ProjectQuery, most: number): Promise<Boundary[]>
  /** The ids of what a query keeps, the lowest first; of more than `most` any so many. */
  ids(query: ProjectQuery, most: number): Promise<number[]>
  /** The rows with these ids that are there, by id. */
  rows(ids: readonly number[]): Promise<readonly ProjectListRecord[]>
  /** The ids of those with these names, as a search folds them: of each the lowest ones, so many at most. */
  named(names: readonly string[], most: number): Promise<number[]>
  /** Whether there are more projects than so many. */
  hasMoreThan(rows: number): Promise<boolean>
}

/** What the database port has for lists that it searches. */
export interface QueryTables {
  projectQuery: ProjectQueryTable
}

/** The ranks of a coarse order. */
export const coarse = { exact: 0, prefix: 1, other: 2 } as const

/** How many characters of a folded name the coarse order looks at. */
export const foldedNameLength = 100

/** 0 active, 1 active and featured, 2 inactive, 3 inactive and featured: the order of their words. */
export const stateRank = ({ isActive, isFeatured }: { isActive: boolean; isFeatured: boolean }): number =>
  (isActive ? 0 : 2) + (isFeatured ? 1 : 0)
