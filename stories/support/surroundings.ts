import type { ScenarioName } from '../../server/scenarios'
import { isRole } from '../../src/contract/access/roles'
import type { ScenarioParameters } from './createScenario'
import type { GeneralFault } from './faults'

/** Surroundings of a page story that the toolbar offers; by default those of the story apply. */
const scenarios = ['empty', 'small', 'crowded'] as const satisfies readonly ScenarioName[]

const generalFaults: Readonly<Record<string, GeneralFault | 'none'>> = {
  none: 'none',
  offline: 'offline',
  slow: 'slow',
  '500': 500,
  '401': 401,
  malformed: 'malformed',
}

type Globals = Readonly<Record<string, unknown>>

/** A page story's surroundings, as the toolbar has changed them: each screen under each fault, without writing code. */
export function surroundings(parameters: ScenarioParameters, globals: Globals): ScenarioParameters {
  const scenario = scenarios.find((name) => name === globals.scenario)
  const role = String(globals.role)
  const fault = generalFaults[String(globals.fault)]
  return {
    ...parameters,
    ...(scenario && { scenario }),
    ...((role === 'nobody' || isRole(role)) && { as: role }),
    ...(fault !== undefined && { faults: {}, fault: fault === 'none' ? undefined : fault }),
  }
}

/** Whether the toolbar has changed anything: the story's play is about other surroundings then. */
export const isChanged = (globals: Globals): boolean =>
  [globals.scenario, globals.role, globals.fault].some((value) => value !== undefined)
