import { expect, waitFor } from 'storybook/test'

/** Points at which something is touched, as parts of its width and height. */
const places = [0.02, 0.5, 0.98].flatMap((x) => [0.02, 0.5, 0.98].map((y) => [x, y] as const))

/**
 * Whether something that lies above the page is whole: inside the window, and at its edges and its middle nothing else is
 * met. Returns a sentence where it is clipped, covered or cut off.
 */
export function isWhole(element: Element): true | string {
  const { left, top, width, height } = element.getBoundingClientRect()
  if (width < 1 || height < 1) return `It shows ${width} × ${height} px`
  if (left < 0 || top < 0 || left + width > innerWidth || top + height > innerHeight)
    return `It reaches from ${left}, ${top} to ${left + width}, ${top + height} in a window of ${innerWidth} × ${innerHeight}`
  for (const [x, y] of places) {
    const hit = document.elementFromPoint(left + x * width, top + y * height)
    if (!hit || !element.contains(hit))
      return `At ${x * 100} % of its width and ${y * 100} % of its height lies ${hit?.outerHTML.slice(0, 80)}`
  }
  return true
}

/** Waits until something is whole. */
export const expectWhole = (element: Element) => waitFor(() => expect(isWhole(element)).toBe(true))
