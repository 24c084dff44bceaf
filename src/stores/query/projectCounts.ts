import type { RowCounts } from '../../contract/endpoints/query'
import type { Resource } from '../Resource'
import { ResourceMap } from '../ResourceMap'
import { searchedProjectsOf } from './SearchedProjects'
import { perConsole } from '../perConsole'

/** How many projects there are, as a host counts them that searches them. */
export interface ProjectCounts {
  /** With each filter that a user may choose. */
  choices: Resource<RowCounts>
  /** With filters as they stand in the address: `tag:7`, or several with commas between them. */
  with: ResourceMap<string, RowCounts>
}

/** The counts of a console whose host offers `query`. */
export const projectCountsOf = perConsole((stores): ProjectCounts => {
  const searched = searchedProjectsOf(stores)
  const counts: ProjectCounts = {
    choices: searched.counts,
    with: new ResourceMap(async (filters, { signal }) => {
      const query = { filter: filters.split(','), limit: 1, counts: 'found' } as const
      const page = await searched.find(query, signal)
      if (!page.counts) throw new Error('The host did not count the projects')
      return page.counts
    }),
  }
  stores.projects.list.onInvalidate(() => counts.with.invalidateAll())
  // What lies below a category or stack counts for it.
  for (const { list } of [stores.categories, stores.languageStacks])
    list.onInvalidate(() => {
      counts.choices.invalidate()
      counts.with.invalidateAll()
    })
  return counts
})
