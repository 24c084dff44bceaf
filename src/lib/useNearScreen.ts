import { useEffect, useState, type RefObject } from 'react'

/** Turns true, for good, once the element is in sight or less than `distance` px below or above it. */
export function useNearScreen(element: RefObject<HTMLElement | null>, distance = 600): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: `${distance}px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, distance, isNear])
  return isNear
}
