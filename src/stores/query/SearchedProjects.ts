import type { Client } from '../../api/client'
import {
  queryEndpoints,
  type ProjectPage,
  type ProjectQuery,
  type RowCounts,
} from '../../contract/endpoints/query'
import { Resource } from '../Resource'
import { ProjectPages } from './ProjectPages'
import { ReadProjects } from './ReadProjects'
import { perConsole } from '../perConsole'

/** The list of projects where the host searches it, which it offers of a long one: `query`. */
export class SearchedProjects {
  /** How many projects there are, and how many each filter would leave. */
  readonly counts: Resource<RowCounts>

  /** The part of the list that its screen shows. */
  readonly pages: ProjectPages
  /** The projects that were read. */
  readonly read: ReadProjects

  constructor(private readonly client: Client) {
    this.read = new ReadProjects((query, signal) => this.find(query, signal))
    this.pages = new ProjectPages(this.read)
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
    this.read.invalidate()
    this.counts.invalidate()
    this.pages.invalidate()
  }
}

/** That of a console. */
export const searchedProjectsOf = perConsole(({ client, projects }) => {
  client.know(queryEndpoints)
  const searched = new SearchedProjects(client)
  projects.list.onInvalidate(() => searched.invalidate())
  return searched
})
