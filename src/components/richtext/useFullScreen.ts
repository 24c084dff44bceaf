import { type RefObject, useEffect, useState } from 'react'
import { isTab } from '../../lib/keys/isTab'

/** Lets an element fill the window: Escape leaves, Tab stays within it, and what lies under it does not scroll. */
export function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!isFull || !element) return
    const { overflow } = document.body.style
    document.body.style.overflow = 'hidden'
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setFull(false)
      if (!isTab(event)) return
      const stops = [
        ...element.querySelectorAll<HTMLElement>('[data-tool][tabindex="0"], [contenteditable="true"]'),
      ]
      const edge = event.shiftKey ? stops[0] : stops.at(-1)
      const other = event.shiftKey ? stops.at(-1) : stops[0]
      if (document.activeElement !== edge || event.defaultPrevented) return
      event.preventDefault()
      other?.focus()
    }
    // On the document, so that an open palette or a list's Tab is served first.
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      document.body.style.overflow = overflow
      document.removeEventListener('keydown', handleKeyDown)
    }
  }, [frame, isFull])
  return { isFull, setFull }
}
