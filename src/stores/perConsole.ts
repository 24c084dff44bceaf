import type { Stores } from './createStores'

/**
 * Makes one of something for each console, when it is first asked for: its code comes with the screens that need it.
 * Returns what asks for that of a console by its stores.
 */
export function perConsole<Made>(make: (stores: Stores) => Made): (stores: Stores) => Made {
  const known = new WeakMap<Stores, { made: Made }>()
  return (stores) => {
    const before = known.get(stores)
    if (before) return before.made
    const made = make(stores)
    known.set(stores, { made })
    return made
  }
}
