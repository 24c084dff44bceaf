/**
 * Runs something while the browser has nothing else to do, and hands it whether there is time for more; not every browser
 * says when. With `within` it waits no more than so many ms, as in a tab that nobody sees. Returns how to call it off.
 */
export function whenIdle(work: (hasTime: () => boolean) => void, within?: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const options = within === undefined ? undefined : { timeout: within }
    const asked = requestIdleCallback((pause) => work(() => pause.timeRemaining() > leftOver), options)
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(() => work(() => false), 50)
  return () => clearTimeout(timer)
}

/** So many ms of a pause are left for what comes next. */
const leftOver = 2
