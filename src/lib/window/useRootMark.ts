import { useLayoutEffect } from 'react'

/** How many components set each attribute. */
const counts = new Map<string, number>()

/**
 * Sets `data-<mark>` on the root element while the component is mounted, for CSS of other parts of the page. In place of
 * `:root:has(…)`, which the browser evaluates again for each element that is added or removed anywhere.
 */
export function useRootMark(mark: string): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const change = (by: 1 | -1) => {
      const count = (counts.get(mark) ?? 0) + by
      counts.set(mark, count)
      if (count > 0) dataset[mark] = ''
      else delete dataset[mark]
    }
    change(1)
    return () => change(-1)
  }, [mark])
}
