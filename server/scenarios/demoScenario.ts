import type { Scenario } from '../scenario'
import { demoArticles } from './demoArticles'
import { demoApplications, demoClaims, demoOpportunities } from './demoOpportunities'
import { demoUsers } from './demoUsers'
import { demoProjects } from './demoProjects'
import { demoCategories, demoLanguageStacks, demoTags } from './demoTaxonomy'

/** A small directory with something of everything: trees, long and right-to-left names, each state and status. */
export function demoScenario(): Scenario {
  return {
    users: demoUsers(),
    tags: demoTags(),
    categories: demoCategories(),
    languageStacks: demoLanguageStacks(),
    projects: demoProjects(),
    articles: demoArticles(),
    opportunities: demoOpportunities(),
    applications: demoApplications(),
    claims: demoClaims(),
  }
}
