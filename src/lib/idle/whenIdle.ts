/**
 * Runs something while the browser has nothing else to do, and hands it whether there is time for more; not every browser
 * says when. Returns how to call it off.
 */
export function whenIdle(work: (hasTime: () => boolean) => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback((pause) => work(() => pause.timeRemaining() > leftOver))
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(() => work(() => false), 50)
  return () => clearTimeout(timer)
}

/** So many ms of a pause are left for what comes next. */
const leftOver = 2

/**
 * Runs short steps of some work while the browser is idle, as many as a pause has time for, until one says that all is
 * done. Returns how to stop.
 */
export function inIdle(step: () => boolean): () => void {
  let stop = () => {}
  const next = () => {
    stop = whenIdle((hasTime) => {
      let isDone = step()
      while (!isDone && hasTime()) isDone = step()
      if (!isDone) next()
    })
  }
  next()
  return () => stop()
}
