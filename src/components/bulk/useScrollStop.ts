import { useLayoutEffect, type RefObject } from 'react'

/**
 * Makes a part of the page a stop of Tab while it scrolls: keys have to reach what it hides (WCAG 2.1.1), and Safari does not
 * see to that. While it shows everything there is nothing to stop for.
 */
export function useScrollStop(part: RefObject<HTMLElement>, doesScroll: boolean): void {
  useLayoutEffect(() => {
    if (doesScroll) part.current?.setAttribute('tabindex', '0')
    else part.current?.removeAttribute('tabindex')
  }, [part, doesScroll])
}
