import type { ProjectBody } from '../../contract/bodies'
import type { Project } from '../../contract/entities'
import { limits } from '../../contract/limits'
import { copyName } from '../../hooks/record/copyState'

/** The stored project as its form edits it. */
export function projectValues(project: Project): ProjectBody {
  const ids = (related: readonly { id: number }[]) => related.map(({ id }) => id)
  return {
    name: project.name,
    projectUrl: project.projectUrl,
    tagline: project.tagline,
    license: project.license,
    featuredImage: project.featuredImage,
    description: project.description,
    deploymentInstructions: project.deploymentInstructions,
    mediaJson: project.mediaJson,
    isActive: project.isActive,
    isClaimed: project.isClaimed,
    isFeatured: project.isFeatured,
    tags: ids(project.tags),
    categories: ids(project.categories),
    language_stacks: ids(project.language_stacks),
  }
}

/** What a form that adds holds of another project; claims are not copied. */
export const copiedProject = (project: Project): ProjectBody => ({
  ...projectValues(project),
  name: copyName(project.name, limits.name),
  isClaimed: false,
})
