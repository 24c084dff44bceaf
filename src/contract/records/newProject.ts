import type { ProjectBody } from '../bodies'

/** A project that nobody has begun to fill in: active, not claimed, not featured (specification §4). */
export const newProject: ProjectBody = {
  name: '',
  projectUrl: '',
  tagline: '',
  license: '',
  featuredImage: '',
  description: '',
  deploymentInstructions: '',
  mediaJson: '[]',
  isActive: true,
  isClaimed: false,
  isFeatured: false,
  tags: [],
  categories: [],
  language_stacks: [],
}
