/**
 * Blueprint's buttons are pressed by the release of Enter or Space, also when the key went down elsewhere: on the link
 * that opened a dialog, say, whose first button has the focus by then. Such releases are dropped. Returns a function that
 * ends it.
 */
export function dropStrayKeyUps(page: Document): () => void {
  let pressed: EventTarget | null = null
  const handleDown = ({ target, repeat }: KeyboardEvent) => {
    if (!repeat) pressed = target
  }
  const handleUp = (event: KeyboardEvent) => {
    const isStray = event.target !== pressed && (event.key === 'Enter' || event.key === ' ')
    if (isStray && event.target instanceof HTMLButtonElement) event.stopPropagation()
  }
  page.addEventListener('keydown', handleDown, true)
  page.addEventListener('keyup', handleUp, true)
  return () => {
    page.removeEventListener('keydown', handleDown, true)
    page.removeEventListener('keyup', handleUp, true)
  }
}
