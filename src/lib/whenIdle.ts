/** Runs something while the browser has nothing else to do; not every browser says when. Returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(work)
    return () => cancelIdleCallback(asked)
  }
  const timer = setTimeout(work, 50)
  return () => clearTimeout(timer)
}

/** Runs a short step of some work again and again while the browser is idle, until it says that all is done. Returns how to stop. */
export function inIdle(step: () => boolean): () => void {
  let stop = () => {}
  const next = () => {
    stop = whenIdle(() => {
      if (!step()) next()
    })
  }
  next()
  return () => stop()
}
