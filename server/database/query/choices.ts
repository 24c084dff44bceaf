import {
  choiceFilters,
  flags,
  gaps,
  relations,
  type ChoiceFilter,
  type Flag,
  type Gap,
  type ProjectFilters,
} from './projectQuery'

/** What filters ask of a project, or of several that are alike in what a filter asks. */
export interface Faceted {
  /** How many projects it stands for. */
  readonly times: number
  readonly isActive: boolean
  readonly isFeatured: boolean
  readonly isClaimed: boolean
  readonly isPending: boolean
  readonly lacksImage: boolean
  readonly lacksDescription: boolean
  readonly lacksDeployment: boolean
  readonly license: string
  readonly tags: readonly number[]
  readonly categories: readonly number[]
  readonly language_stacks: readonly number[]
}

/** What filters know beside the row. */
export interface FilterKnowledge {
  /** By filter, an id and those that it lies below. */
  readonly above: { readonly category: Above; readonly stack: Above }
  readonly isKnownLicense: (license: string) => boolean
}
type Above = (id: number) => readonly number[]

const hasFlag: Readonly<Record<Flag, (row: Faceted) => boolean>> = {
  active: (row) => row.isActive,
  inactive: (row) => !row.isActive,
  featured: (row) => row.isFeatured,
  claimed: (row) => row.isClaimed,
  pending: (row) => row.isPending,
}

/** The choices of a filter under which a project is found, each once; of a relation also what its own lie below. */
export function valuesOf(
  row: Faceted,
  filter: ChoiceFilter,
  { above, isKnownLicense }: FilterKnowledge,
): readonly (string | number)[] {
  if (filter === 'license') return row.license === '' ? [] : [row.license]
  if (filter === 'missing') return gaps.filter((gap) => lacks[gap](row, isKnownLicense))
  const ids = row[relations[filter]]
  if (filter === 'tag') return ids
  const [first, ...others] = ids
  if (first === undefined) return []
  if (others.length === 0) return above[filter](first)
  return [...new Set(ids.flatMap((id) => above[filter](id)))]
}

const lacks: Readonly<
  Record<Gap, (row: Faceted, isKnownLicense: FilterKnowledge['isKnownLicense']) => boolean>
> = {
  image: (row) => row.lacksImage,
  description: (row) => row.lacksDescription,
  deployment: (row) => row.lacksDeployment,
  license: (row, isKnownLicense) => !isKnownLicense(row.license),
}

/** Whether all filters keep a project. */
export function isKept(row: Faceted, filters: ProjectFilters, knowledge: FilterKnowledge): boolean {
  if (!filters.flags.every((flag) => hasFlag[flag](row))) return false
  return choiceFilters.every((filter) => {
    const chosen: readonly (string | number)[] = filters[filter]
    if (chosen.length === 0) return true
    const values = valuesOf(row, filter, knowledge)
    return chosen.some((one) => values.includes(one))
  })
}

/** Whether no filter is on. */
export const isUnfiltered = (filters: ProjectFilters): boolean =>
  Object.values<readonly unknown[]>({ ...filters }).every((chosen) => chosen.length === 0)

/** Filters, and those beside them: what each would leave is counted among the rows that these keep. */
export interface Counted {
  readonly filters: readonly (Flag | ChoiceFilter)[]
  readonly others: ProjectFilters
}

/**
 * All filters, with those beside them: for one with several values that is on, all but itself. For the rest these are all that are
 * on, as all flags have to fit: one that is on is had by each row that they keep.
 */
export function countedFilters(filters: ProjectFilters): Counted[] {
  const isOn = (filter: ChoiceFilter) => filters[filter].length > 0
  return [
    { filters: [...flags, ...choiceFilters.filter((filter) => !isOn(filter))], others: filters },
    ...choiceFilters
      .filter(isOn)
      .map((filter) => ({ filters: [filter], others: { ...filters, [filter]: [] } })),
  ]
}

/** Adds the rows that a filter would leave to the counts, by what stands in the address; each row counts `weight` times. */
export function addChoices(
  counts: Map<string, number>,
  rows: readonly Faceted[],
  { filter, weight, knowledge }: { filter: Flag | ChoiceFilter; weight: number; knowledge: FilterKnowledge },
): void {
  if (isFlag(filter)) {
    const has = hasFlag[filter]
    const sum = rows.reduce((found, row) => (has(row) ? found + row.times : found), 0)
    if (sum > 0) counts.set(filter, Math.round(sum * weight))
    return
  }
  const sums = new Map<string | number, number>()
  for (const row of rows)
    for (const value of valuesOf(row, filter, knowledge)) sums.set(value, (sums.get(value) ?? 0) + row.times)
  for (const [value, sum] of sums) counts.set(tokenOf(filter, value), Math.round(sum * weight))
}

/** Whether a filter is a flag, rather than a choice of several values. */
export const isFlag = (filter: string): filter is Flag => (flags as readonly string[]).includes(filter)

/** What stands in the address for a choice: `tag:7`. */
export const tokenOf = (filter: ChoiceFilter, value: string | number): string =>
  `${filter}:${encodeURIComponent(value)}`

/** By the id of each node of a tree, itself and what it lies below. */
export function lineOf(nodes: readonly { readonly id: number; readonly parentId: number }[]): Above {
  const parents = new Map(nodes.map(({ id, parentId }) => [id, parentId]))
  const lines = new Map<number, readonly number[]>()
  return (id) => {
    const known = lines.get(id)
    if (known) return known
    const line = new Set<number>()
    for (let at = id; parents.has(at) && !line.has(at); at = parents.get(at) ?? 0) line.add(at)
    const found = line.size > 0 ? [...line] : [id]
    lines.set(id, found)
    return found
  }
}
