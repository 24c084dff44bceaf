import type { WorldName } from '../../server/worlds'
import { isRole } from '../../src/contract/entities'
import type { WorldParameters } from './createWorld'
import type { Trouble } from './faults'

/** What the toolbar says of a page story; `story` leaves it as the story tells it. */
const worlds = ['empty', 'demo', 'crowded'] as const satisfies readonly WorldName[]

const troubles: Readonly<Record<string, Trouble | 'none'>> = {
  none: 'none',
  offline: 'offline',
  slow: 'slow',
  '500': 500,
  '401': 401,
  malformed: 'malformed',
}

type Globals = Readonly<Record<string, unknown>>

/** A page story's surroundings, as the toolbar has changed them: each screen in each trouble, without writing code. */
export function surroundings(parameters: WorldParameters, globals: Globals): WorldParameters {
  const world = worlds.find((name) => name === globals.world)
  const role = String(globals.role)
  const trouble = troubles[String(globals.fault)]
  return {
    ...parameters,
    ...(world && { world }),
    ...((role === 'nobody' || isRole(role)) && { as: role }),
    ...(trouble !== undefined && { faults: {}, trouble: trouble === 'none' ? undefined : trouble }),
  }
}

/** Whether the toolbar has changed anything: the story's play is about other surroundings then. */
export const isChanged = (globals: Globals): boolean =>
  [globals.world, globals.role, globals.fault].some((value) => value !== undefined && value !== 'story')
