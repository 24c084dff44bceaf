import type { Scenario } from '../scenario'
import { accountUsers } from './accounts'

/** A directory that nobody has filled: only one user of each role, so that one can sign in. */
export function emptyScenario(): Scenario {
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
