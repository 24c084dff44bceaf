import { useRef, type DOMAttributes, type FocusEvent } from 'react'

/**
 * For a section that an address can name: a browser focuses it once the page has loaded, also where somebody types into a field by
 * then. The field keeps the focus; a press on the section takes it away as ever.
 */
export function useFocusedField(): DOMAttributes<HTMLElement> {
  const isPressed = useRef(false)
  const release = () => void (isPressed.current = false)
  return {
    onPointerDownCapture: () => void (isPressed.current = true),
    onPointerUpCapture: release,
    onPointerCancelCapture: release,
    onFocus({ target, currentTarget, relatedTarget }: FocusEvent) {
      if (target !== currentTarget || isPressed.current || !(relatedTarget instanceof HTMLInputElement))
        return
      relatedTarget.focus({ preventScroll: true })
    },
  }
}
