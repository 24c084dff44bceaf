import type { Scenario } from '../scenario'
import { smallArticles } from './smallArticles'
import { smallApplications, smallClaims, smallOpportunities } from './smallOpportunities'
import { smallUsers } from './smallUsers'
import { smallProjects } from './smallProjects'
import { smallRecords } from './smallRecords'
import { smallViews } from './smallViews'
import { smallCategories, smallLanguageStacks, smallRemovals } from './smallTaxonomy'

/** A small directory with something of everything: trees, long and right-to-left names, each state and status. */
export function smallScenario(): Scenario {
  return {
    users: smallUsers(),
    ...smallRecords(),
    categories: smallCategories(),
    languageStacks: smallLanguageStacks(),
    projects: smallProjects(),
    articles: smallArticles(),
    opportunities: smallOpportunities(),
    applications: smallApplications(),
    claims: smallClaims(),
    removals: smallRemovals(),
    views: smallViews(),
  }
}
