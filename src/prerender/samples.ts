import type { ProjectRow } from '../contract/entities'
import type { CurrentUser } from '../stores/session/sessionState'

/** Somebody whose sidebar has every entry. */
export const sampleUser: CurrentUser = {
  id: 1,
  role: 'SUPER_ADMIN',
  offers: ['history', 'pendingWork', 'claimDecisions'],
}

const updatedAt = '2020-01-01T00:00:00.000Z'
const related = {
  tags: [1],
  categories: [1],
  language_stacks: [1],
  license: 'MIT',
  hasDescription: true,
  hasDeploymentInstructions: true,
}

/** A project with all that a row can show, and one with nothing. */
export const sampleRows: readonly [full: ProjectRow, empty: ProjectRow] = [
  {
    ...related,
    id: 1,
    name: 'N',
    tagline: 'T',
    projectUrl: '',
    featuredImage: '/',
    isActive: true,
    isClaimed: true,
    isFeatured: true,
    claims: [{ id: 1, status: 'PENDING' }],
    claimed: [{ id: 1 }],
    updatedAt,
  },
  {
    ...related,
    id: 2,
    name: 'N',
    tagline: 'T',
    projectUrl: '',
    featuredImage: '',
    isActive: false,
    isClaimed: false,
    isFeatured: false,
    claims: [],
    claimed: [],
    updatedAt,
  },
]
