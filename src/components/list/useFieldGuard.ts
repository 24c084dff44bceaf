import { useRef, type DOMAttributes, type FocusEvent } from 'react'
import { typing } from '../keys/shortcutKey'

/**
 * Handlers of a section that an address can name. A browser focuses it once the page has loaded, also where somebody types into a
 * field by then: the field keeps the focus. A press on the section takes it away as ever.
 */
export function useFieldGuard(): DOMAttributes<HTMLElement> {
  const isPressed = useRef(false)
  const release = () => void (isPressed.current = false)
  return {
    onPointerDownCapture: () => void (isPressed.current = true),
    onPointerUpCapture: release,
    onPointerCancelCapture: release,
    onFocus({ target, currentTarget, relatedTarget }: FocusEvent) {
      if (target !== currentTarget || isPressed.current) return
      if (relatedTarget instanceof HTMLElement && relatedTarget.matches(typing))
        relatedTarget.focus({ preventScroll: true })
    },
  }
}
