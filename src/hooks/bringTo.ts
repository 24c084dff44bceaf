/** What people do to a page, by which they take over where it is scrolled to. */
const acts = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const

/**
 * Brings an element to a place in the window, in px from its top, and keeps it there while the page around it loads and changes its
 * height, until somebody scrolls or acts; where the page is too short for that yet, once it is long enough. A page that is too short
 * and shows the whole element from its top stays there. Browsers hold something by themselves (scroll anchoring), though not always
 * this. Returns how to release it earlier.
 */
export function bringTo(element: HTMLElement, wanted: number): () => void {
  /** So many px from where it belongs. */
  const off = () => {
    const { top, bottom } = element.getBoundingClientRect()
    const { scrollHeight } = document.documentElement
    const isTooShort = top - wanted + window.scrollY > scrollHeight - window.innerHeight
    // Scrolled to its end the page would cut what stands above, for nothing.
    return isTooShort && bottom + window.scrollY <= window.innerHeight ? -window.scrollY : top - wanted
  }
  const height = () => document.body.scrollHeight
  const scroll = () => window.scrollBy({ top: off(), behavior: 'instant' })
  scroll()
  let known = height()
  /** The page has no more to scroll in this direction. */
  const isAtEnd = (by: number) =>
    by > 0
      ? window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
      : window.scrollY <= 0
  const isOff = () => Math.abs(off()) > 1 && !isAtEnd(off())
  const held = new AbortController()
  const observer = new ResizeObserver(() => {
    known = height()
    if (isOff()) scroll()
  })
  const release = () => {
    observer.disconnect()
    held.abort()
  }
  // A browser that scrolls by itself does so since the height is another one: the observer is about to be called.
  const handleScroll = () => {
    if (height() === known && isOff()) release()
  }
  observer.observe(document.body)
  window.addEventListener('scroll', handleScroll, { passive: true, signal: held.signal })
  for (const act of acts)
    window.addEventListener(act, release, { capture: true, passive: true, signal: held.signal })
  return release
}
