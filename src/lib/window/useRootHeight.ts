import { useLayoutEffect, type RefObject } from 'react'

/**
 * Keeps the height of an element in px as a property of CSS on the root element while it is mounted, for what else has to leave room for
 * it. One element at a time has the property.
 */
export function useRootHeight(element: RefObject<HTMLElement>, property: `--${string}`): void {
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(property, `${current.offsetHeight}px`))
    observer.observe(current, { box: 'border-box' })
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [element, property])
}
