import type { Scenario } from './scenario'
import { crowdedScenario } from './scenarios/crowdedScenario'
import { smallScenario } from './scenarios/smallScenario'
import { emptyScenario } from './scenarios/emptyScenario'

/** Scenarios of stories and tests: nothing but one user of each role; a small rich directory; thousands of everything. */
export type ScenarioName = 'empty' | 'small' | 'crowded'

const makers: Readonly<Record<ScenarioName, () => Scenario>> = {
  empty: emptyScenario,
  small: smallScenario,
  crowded: crowdedScenario,
}
const made = new Map<ScenarioName, Scenario>()

/** A scenario by name: always the same plain data, made when first asked for. */
export function scenario(name: ScenarioName): Scenario {
  const known = made.get(name) ?? makers[name]()
  made.set(name, known)
  return known
}
