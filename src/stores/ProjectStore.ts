import type { Client } from '../api/client'
import type { ProjectBody } from '../contract/bodies'
import type { Project, ProjectRow } from '../contract/entities'
import type { ReplaceOptions, SaveOptions } from './merge/SaveOptions'
import { newTag, withBody } from './merge/withBody'
import { Resource } from './Resource'
import { ResourceMap } from './ResourceMap'

/** Projects of the directory: all of them as rows, and each whole. */
export class ProjectStore {
  readonly list: Resource<ProjectRow[]>
  readonly one: ResourceMap<number, Project>

  constructor(private readonly client: Client) {
    this.list = new Resource((signal, _, onRows) => client.call('projectList', { signal, onRows }))
    this.one = new ResourceMap((id, options) => client.call('projectOne', { params: { id }, ...options }))
  }

  /** What the list knows of a project, to name it before it has loaded. */
  row(id: number): ProjectRow | undefined {
    return this.list.value?.find((project) => project.id === id)
  }

  /** Adds a project in the name of staff member `adminId`; returns its id where the host says it. Throws an `ApiError`. */
  async create(values: ProjectBody, adminId: number, options: SaveOptions = {}): Promise<number | undefined> {
    const answer = await this.client.call('projectCreate', { body: { ...values, adminId }, ...options })
    this.list.invalidate()
    return answer.data?.id
  }

  /** Replaces project `id`. Throws an `ApiError`. */
  async update(id: number, values: ProjectBody, options: ReplaceOptions = {}): Promise<void> {
    const tag = await newTag(options, (rest) =>
      this.client.call('projectUpdate', { params: { id }, body: { ...values, id }, ...rest }),
    )
    this.list.invalidate()
    this.one.replaced(id, tag, (project) => withBody(project, values))
  }
}
