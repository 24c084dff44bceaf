import { errorMessage, isUnauthorized } from '../../api/errors'
import type { Project } from '../../contract/entities'
import type { Console } from '../../hooks/useConsole'
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

/** Features a project, or ends that, and says so with Undo; `undo` is what that does, the opposite by default. */
export async function featureProject(
  console: Console,
  project: { id: number; name: string },
  to: boolean,
  undo: () => void = () => void featureProject(console, project, !to),
): Promise<void> {
  const { stores, toaster } = console
  const { id, name } = project
  try {
    await setFeatured(stores.projects, id, to)
    toaster.show({
      message: to ? 'Featured' : 'No longer featured',
      about: name,
      intent: 'success',
      action: { label: 'Undo', onClick: undo },
    })
  } catch (error) {
    // The login screen says that the session has ended.
    if (!isUnauthorized(error)) toaster.show({ message: errorMessage(error), about: name, intent: 'danger' })
  }
}
