/**
 * Runs something while the browser has nothing else to do, and hands it whether there is time for more, or for so many ms; not
 * every browser says so, and then there is not. With `within` it waits no more than so many ms, as in a tab that nobody sees.
 * Returns how to call it off.
 */
export function whenIdle(work: (hasTime: (time?: number) => boolean) => void, within?: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const options = within === undefined ? undefined : { timeout: within }
    const asked = requestIdleCallback(
      (pause) => work((time = leftOver) => pause.timeRemaining() > time),
      options,
    )
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(() => work(() => false), 50)
  return () => clearTimeout(timer)
}

/** So many ms of a pause are left for what comes next. */
const leftOver = 2
