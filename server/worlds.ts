import type { World } from './world'
import { crowdedWorld } from './worlds/crowdedWorld'
import { demoWorld } from './worlds/demoWorld'
import { emptyWorld } from './worlds/emptyWorld'

/** Worlds of stories and tests: nothing but one user of each role; a small rich directory; thousands of everything. */
export type WorldName = 'empty' | 'demo' | 'crowded'

const makers: Readonly<Record<WorldName, () => World>> = {
  empty: emptyWorld,
  demo: demoWorld,
  crowded: crowdedWorld,
}
const made = new Map<WorldName, World>()

/** A world by name: always the same plain data, made when first asked for. */
export function world(name: WorldName): World {
  const known = made.get(name) ?? makers[name]()
  made.set(name, known)
  return known
}
