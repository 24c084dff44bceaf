import type { ProjectRow } from '../../contract/entities'
import type { Stores } from '../../stores/createStores'
import { searchedProjectsOf } from '../../stores/query/SearchedProjects'
import { Resource } from '../../stores/Resource'
import { perConsole } from '../../stores/perConsole'

type Row = Pick<ProjectRow, 'id' | 'name' | 'claimed'>

/** Projects with an accepted claim, as far as they are looked through. */
export interface ClaimedProjects {
  /** What they are read from; undefined where that is read anyway. */
  list: Resource<unknown> | undefined
  /** Those that are looked through. */
  first: () => readonly Row[]
  /** There are more of them. */
  hasMore: () => boolean
  nameOf: (id: number) => string | undefined
  /** They are the first ones of the list, not those with the most claims. */
  isFirst: boolean
}

/** So many rows with the most claims are asked for: some of these have no accepted one. */
const askedRows = 100

/** At most so many projects with an accepted claim. Reads stores: use it inside an observer. */
export function claimedProjects(stores: Stores, most: number): ClaimedProjects {
  const claimedOf = ofLatest((rows: readonly ProjectRow[]) =>
    rows.filter(({ claimed }) => claimed.length > 0),
  )
  const { projects } = stores
  if (!stores.session.isOffered('query')) {
    const claimed = () => claimedOf(projects.list.value ?? none)
    return {
      list: undefined,
      first: () => claimed().slice(0, most),
      hasMore: () => claimed().length > most,
      nameOf: (id) => projects.row(id)?.name,
      isFirst: true,
    }
  }
  const list = listOf(stores)
  const claimed = () => claimedOf(list.value?.rows ?? none)
  return {
    list,
    first: () => claimed().slice(0, most),
    hasMore: () => claimed().length > most || list.value?.isPart === true,
    nameOf: (id) => claimed().find((row) => row.id === id)?.name,
    isFirst: false,
  }
}

interface Claimed {
  rows: readonly ProjectRow[]
  /** There may be more with an accepted claim. */
  isPart: boolean
}

/** The projects with the most claims, where the host searches them. */
const listOf = perConsole((stores) => {
  // Not by the filter `claimed`: it goes by a flag of the project's form, which may say otherwise than its claims.
  const list = new Resource(async (signal): Promise<Claimed> => {
    const { rows, after } = await searchedProjectsOf(stores).find(
      { sort: '-claims', limit: askedRows },
      signal,
    )
    return { rows, isPart: after !== null && (rows.at(-1)?.claims.length ?? 0) > 0 }
  })
  stores.projects.list.onInvalidate(() => list.invalidate())
  return list
})

const none: readonly never[] = []

/** Computes anew only for another value: it is asked for at each key. */
function ofLatest<Value, Made>(make: (value: Value) => Made): (value: Value) => Made {
  let last: { value: Value; made: Made } | undefined
  return (value) => {
    if (last?.value !== value) last = { value, made: make(value) }
    return last.made
  }
}
