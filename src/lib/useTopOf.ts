import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Distance of an element from the top of the page in px, also after what stands above it changed its height; `expected` until
 * it is drawn.
 */
export function useTopOf(element: RefObject<HTMLElement>, expected = 0): number {
  const [top, setTop] = useState(expected)
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect()
      if (box) setTop(Math.round(box.top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}
