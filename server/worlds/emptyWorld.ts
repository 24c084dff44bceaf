import type { World } from '../world'
import { accountUsers } from './accounts'

/** A directory that nobody has filled: only one user of each role, so that one can sign in. */
export function emptyWorld(): World {
  return {
    users: accountUsers(),
    tags: [],
    categories: [],
    languageStacks: [],
    projects: [],
    articles: [],
    opportunities: [],
    applications: [],
    claims: [],
  }
}
