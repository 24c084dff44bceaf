import { whenIdle } from '../../lib/idle/whenIdle'

/** How long the first screen has the network for itself by default, in ms. */
const usualHeadStart = 2000

/**
 * Fetches parts of the program one after the other while nobody needs anything else, so that they are at hand when the
 * connection is not. What fails is fetched again when it is needed. Returns how to stop.
 */
export function fetchWhenIdle(
  loads: readonly (() => Promise<unknown>)[],
  headStart: number = usualHeadStart,
): () => void {
  let isStopped = false
  const next = (index: number) =>
    whenIdle(() => {
      if (!isStopped)
        loads[index]?.()
          .catch(() => undefined)
          .then(() => next(index + 1))
    })
  const timer = setTimeout(() => next(0), headStart)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
