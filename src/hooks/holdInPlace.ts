/** What people do to a page, by which they take over where it is scrolled to. */
const acts = ['pointerdown', 'wheel', 'touchstart', 'keydown'] as const

/**
 * Keeps an element at a place in the window, in px from its top, while the page around it loads and changes its height, until
 * somebody scrolls or acts; where the page is too short to have it there yet, once it is long enough. Browsers hold something by
 * themselves (scroll anchoring), though not always this. Returns how to release it earlier.
 */
export function holdInPlace(element: HTMLElement, wanted: number): () => void {
  const top = () => element.getBoundingClientRect().top
  const height = () => document.body.scrollHeight
  let known = height()
  const isAtEnd = () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1
  const isOff = () => Math.abs(top() - wanted) > 1 && !(top() > wanted && isAtEnd())
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
