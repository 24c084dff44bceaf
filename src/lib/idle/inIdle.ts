import { whenIdle } from './whenIdle'

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
