import type { Scenario } from './scenario'
import { crowdedScenario } from './scenarios/crowdedScenario'
import { demoScenario } from './scenarios/demoScenario'
import { emptyScenario } from './scenarios/emptyScenario'

/** Scenarios of stories and tests: nothing but one user of each role; a small rich directory; thousands of everything. */
export type ScenarioName = 'empty' | 'demo' | 'crowded'

const makers: Readonly<Record<ScenarioName, () => Scenario>> = {
  empty: emptyScenario,
  demo: demoScenario,
  crowded: crowdedScenario,
}
const made = new Map<ScenarioName, Scenario>()

/** A scenario by name: always the same plain data, made when first asked for. */
export function scenario(name: ScenarioName): Scenario {
  const known = made.get(name) ?? makers[name]()
  made.set(name, known)
  return known
}
