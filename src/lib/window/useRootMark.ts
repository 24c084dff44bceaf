import { useLayoutEffect } from 'react'

/** How many parts of the page set each mark. */
const counts = new Map<string, number>()

/**
 * Sets `data-<mark>` at the root of the document as long as the component is drawn, for style of what stands elsewhere. A selector
 * like `:root:has(…)` would say the same, but has the browser look at it with every element that comes or goes anywhere.
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
