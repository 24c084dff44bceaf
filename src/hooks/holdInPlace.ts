/** What people do to a page, by which they take over where it is scrolled to. */
const acts = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const

/**
 * Keeps an element where it is in the window while the page around it loads and changes its height, until somebody scrolls
 * or acts. Browsers hold something by themselves (scroll anchoring), though not always this. Returns how to release it earlier.
 */
export function holdInPlace(element: HTMLElement): () => void {
  const top = () => element.getBoundingClientRect().top
  const height = () => document.body.scrollHeight
  const wanted = top()
  let known = height()
  const isOff = () => Math.abs(top() - wanted) > 1
  const held = new AbortController()
  const observer = new ResizeObserver(() => {
    known = height()
    if (isOff()) window.scrollBy({ top: top() - wanted, behavior: 'instant' })
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
