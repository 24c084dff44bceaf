import { useRef, type KeyboardEvent } from 'react'
import { isOneLine, moveOn } from './moveOn'

/**
 * What Enter does in a form with a long text: it leads from a line or a flag on to the next field, so that nobody
 * publishes half a text by it. In a form of lines alone Enter stays the browser's, which sends it.
 */
export function useEnterKey(hasLongText: () => boolean) {
  /** The key that led on is still down: its repeats mean nothing to the field that it led to. */
  const isHeld = useRef(false)
  const handleKeyDownCapture = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!event.repeat) isHeld.current = false
    else if (isHeld.current && event.key === 'Enter') {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target, currentTarget: form } = event
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return
    // Of a dialog that a field opened: a child of the form in React's tree alone.
    if (!isOneLine(target) || !form.contains(target) || !hasLongText()) return
    event.preventDefault()
    isHeld.current = true
    moveOn(form, target)
  }
  return { onKeyDownCapture: handleKeyDownCapture, onKeyDown: handleKeyDown }
}
