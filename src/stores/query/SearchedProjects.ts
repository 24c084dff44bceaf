import type { Client } from '../../api/client'
import {
  queryEndpoints,
  type ProjectPage,
  type ProjectQuery,
  type RowCounts,
} from '../../contract/endpoints/query'
import type { Stores } from '../createStores'
import { Resource } from '../Resource'
import { ProjectPages } from './ProjectPages'

/** The list of projects where the host searches it, which it offers of a long one: `query`. */
export class SearchedProjects {
  /** How many projects there are, and how many each filter would leave. */
  readonly counts: Resource<RowCounts>

  /** The part of the list that its screen shows. */
  readonly pages = new ProjectPages((query, signal) => this.find(query, signal))

  constructor(private readonly client: Client) {
    this.counts = new Resource(async (signal) => {
      const { counts } = await this.find({ limit: 1, counts: 'choices' }, signal)
      if (!counts) throw new Error('The host did not count the projects')
      return counts
    })
  }

  /** Asks for a part of the list. Throws an `ApiError`, or an abort. */
  find(query: ProjectQuery, signal?: AbortSignal): Promise<ProjectPage> {
    return this.client.call('projectQuery', { query, ...(signal && { signal }) })
  }

  /** A project has changed. */
  invalidate(): void {
    this.counts.invalidate()
    this.pages.invalidate()
  }
}

const made = new WeakMap<Stores, SearchedProjects>()

/** That of a console; its code comes with the screens that need it. */
export function searchedProjectsOf(stores: Stores): SearchedProjects {
  const before = made.get(stores)
  if (before) return before
  stores.client.know(queryEndpoints)
  const projects = new SearchedProjects(stores.client)
  stores.projects.list.onInvalidate(() => projects.invalidate())
  made.set(stores, projects)
  return projects
}
