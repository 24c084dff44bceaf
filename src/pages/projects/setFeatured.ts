import type { Project } from '../../contract/entities'
import { saveMerged } from '../../stores/merge/saveMerged'
import type { ProjectStore } from '../../stores/ProjectStore'
import { projectValues } from './projectValues'

/**
 * Features project `id`, or ends that. A save replaces the whole project, so it is read first; what somebody else saves
 * meanwhile is kept. Throws an `ApiError`.
 */
export async function setFeatured(projects: ProjectStore, id: number, isFeatured: boolean): Promise<void> {
  let project: Project
  await saveMerged({
    base: { isFeatured: !isFeatured },
    mine: { isFeatured },
    calls: {
      async read(options) {
        project = await projects.one.read(id, options)
        return { isFeatured: project.isFeatured }
      },
      write: (values, options) => projects.update(id, { ...projectValues(project), ...values }, options),
      isExact: true,
    },
    // One of two values cannot be in conflict.
    decide: () => Promise.resolve(undefined),
    isIdleIfSame: true,
  })
}
