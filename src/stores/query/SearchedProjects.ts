import type { Client } from '../../api/client'
import { queryEndpoints, type ProjectPage, type ProjectQuery } from '../../contract/endpoints/query'
import { ProjectPages } from './ProjectPages'
import { ReadProjects } from './ReadProjects'
import { perConsole } from '../perConsole'

/** The list of projects where the host searches it, which it offers of a long one: `query`. */
export class SearchedProjects {
  /** The part of the list that its screen shows. */
  readonly pages: ProjectPages
  /** The projects that were read. */
  readonly read: ReadProjects

  constructor(private readonly client: Client) {
    this.read = new ReadProjects((query, signal) => this.find(query, signal))
    this.pages = new ProjectPages(this.read)
  }

  /** Asks for a part of the list. Throws an `ApiError`, or an abort. */
  find(query: ProjectQuery, signal?: AbortSignal): Promise<ProjectPage> {
    return this.client.call('projectQuery', { query, ...(signal && { signal }) })
  }

  /** A project has changed. */
  invalidate(): void {
    this.read.invalidate()
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
