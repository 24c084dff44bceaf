import { fetchWhenIdle } from './fetchWhenIdle'

/** How long the pictures and the style of the form have the network for themselves, in ms. */
const headStart = 300

/** Events of a form that somebody uses, or that a store of passwords fills in. */
const uses = ['pointerdown', 'keydown', 'input']

/**
 * Fetches what a form needs when it is sent: behind its first picture, when the browser is idle, or as soon as somebody uses
 * it. What fails is fetched again with the next use of another kind, and at the latest when it is needed.
 */
export function fetchBehindForm(place: EventTarget, load: () => Promise<unknown>): void {
  const stop = fetchWhenIdle([load], headStart)
  const now = () => {
    stop()
    load().catch(() => undefined)
  }
  for (const use of uses) place.addEventListener(use, now, { once: true, capture: true })
}
