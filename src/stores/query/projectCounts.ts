import { careEndpoints, type ProjectUses } from '../../contract/endpoints/care'
import type { RowCounts } from '../../contract/endpoints/query'
import { Resource } from '../Resource'
import { ResourceMap } from '../ResourceMap'
import { searchedProjectsOf } from './SearchedProjects'
import { perConsole } from '../perConsole'

/** How many projects there are, as a host counts them that searches them. */
export interface ProjectCounts {
  /** With each tag, category and stack. */
  uses: Resource<ProjectUses>
  /** With filters as they stand in the address: `tag:7`, or several with commas between them. */
  with: ResourceMap<string, RowCounts>
}

/** The counts of a console whose host offers `query`. */
export const projectCountsOf = perConsole((stores): ProjectCounts => {
  const searched = searchedProjectsOf(stores)
  stores.client.know(careEndpoints)
  const counts: ProjectCounts = {
    uses: new Resource((signal) => stores.client.call('projectUses', { signal })),
    with: new ResourceMap(async (filters, { signal }) => {
      const query = { filter: filters.split(','), limit: 1, counts: 'found' } as const
      const page = await searched.find(query, signal)
      if (!page.counts) throw new Error('The host did not count the projects')
      return page.counts
    }),
  }
  // What lies below a category or stack counts for it.
  for (const { list } of [stores.projects, stores.categories, stores.languageStacks])
    list.onInvalidate(() => {
      counts.uses.invalidate()
      counts.with.invalidateAll()
    })
  return counts
})
