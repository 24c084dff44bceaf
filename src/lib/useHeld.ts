import { useCallback, useRef, useState, type FocusEvent } from 'react'

/** Whether the pointer or the focus is on a thing; `giveBackFocus` puts the focus where it came from. */
export function useHeld() {
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const cameFrom = useRef<Element | null>(null)

  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
    setIsFocused(true)
  }
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    cameFrom.current = null
    setIsFocused(false)
  }
  const giveBackFocus = useCallback(() => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }, [])

  return {
    isHeld: isPointed || isFocused,
    giveBackFocus,
    handlers: {
      onMouseEnter: () => setIsPointed(true),
      onMouseLeave: () => setIsPointed(false),
      onFocus: handleFocus,
      onBlur: handleBlur,
    },
  }
}
