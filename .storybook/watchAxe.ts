import axe, { type AxeResults } from 'axe-core'
import { undecidedIn, type Undecided } from './undecided'

/** Runs of axe that took place in this page, and what they left undecided, until somebody has read it. */
export const seen: { runs: number; undecided: Undecided[] } = { runs: 0, undecided: [] }

// Without a callback, as its users call it, it returns a promise.
const run = axe.run.bind(axe) as (...words: Parameters<typeof axe.run>) => Promise<AxeResults>

/**
 * Counts at the source, so that the figure is of runs that took place. A module of its own, as a page loads it once: a setup
 * file runs again for each test file in the same page, and would put one watch around the other.
 */
axe.run = (async (...words: Parameters<typeof axe.run>) => {
  seen.runs++
  const stick = unstick()
  const results = await run(...words).finally(stick)
  seen.undecided.push(...undecidedIn(results))
  return results
}) as typeof axe.run

/**
 * Lets what stays in view while the page scrolls stand in its own place: what happens to lie below it would be too small
 * to press, or hidden, to axe. Returns the function that undoes that.
 */
function unstick(): () => void {
  const staying = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  )
  const before = staying.map(({ style }) => style.position)
  for (const { style } of staying) style.position = 'static'
  return () => staying.forEach(({ style }, index) => (style.position = before[index] ?? ''))
}
