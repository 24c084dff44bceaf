import { records } from '../../src/contract/records'
import { recordNames } from '../../src/contract/records/plurals'
import type { Scenario, ScenarioRecords } from '../scenario'
import { accountUsers } from './accounts'

/** A directory that nobody has filled: only one user of each role, so that one can sign in. */
export function emptyScenario(): Scenario {
  return {
    users: accountUsers(),
    ...noRecords(),
    categories: [],
    languageStacks: [],
    projects: [],
    articles: [],
    opportunities: [],
    applications: [],
    claims: [],
  }
}

const noRecords = () =>
  Object.fromEntries(recordNames.map((name) => [records[name].many, []])) as unknown as ScenarioRecords
