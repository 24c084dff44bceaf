import { whenIdle } from './whenIdle'

/** So long after its last step, in ms, a scroll is over. */
const scrollPause = 150
/** So long after a letter, in ms, what is drawn may be drawn for it: the rows that a search finds, on a slow machine too. */
const typingPause = 3000
/** In ms: a fast machine has such a pause in most frames of a scroll, and a slow one in few. */
const longPause = 8

/** When somebody last scrolled or typed. */
const last = { scroll: -Infinity, input: -Infinity }
let isWatched = false
/** What is to be drawn, the first first. */
const waiting = new Set<() => void>()
/** The browser is asked for a pause. */
let isAsked = false

/** Begins to notice when somebody scrolls or types; once, however often it is called. */
export function watchBusy(): void {
  if (isWatched) return
  isWatched = true
  for (const name of ['scroll', 'input'] as const)
    addEventListener(name, () => (last[name] = performance.now()), { capture: true, passive: true })
}

const isScrolling = () => performance.now() - last.scroll < scrollPause
const isTyping = () => performance.now() - last.input < typingPause

/** Nobody has just scrolled or typed, so that nothing that is drawn holds somebody up. */
export const isUnhurried = (): boolean => !isScrolling() && !isTyping()

/**
 * Calls `draw` in a pause of the browser, after all that wait: as many as it has time for, but while somebody scrolls one in each
 * long pause. On a slow machine that is when the scrolling ends. Returns how to call it off.
 */
export function drawLater(draw: () => void): () => void {
  waiting.add(draw)
  drawWaiting()
  return () => waiting.delete(draw)
}

function drawWaiting(): void {
  if (isAsked) return
  isAsked = true
  whenIdle((hasTime) => {
    isAsked = false
    if (!isScrolling())
      do drawNext()
      while (waiting.size > 0 && hasTime())
    else if (hasTime(longPause)) drawNext()
    if (waiting.size > 0) drawWaiting()
  })
}

function drawNext(): void {
  const [next] = waiting
  if (!next) return
  waiting.delete(next)
  next()
}
