/** A place on the screen that a pointer can press, in CSS px of the window. */
export interface Reached {
  x: number
  y: number
}

/**
 * Where a pointer presses this element: the middle of the part of it that shows. Answers a sentence instead when a hand
 * could not do it: nothing of the element shows, something else lies on top, it is smaller than 24 × 24 px (WCAG 2.2,
 * 2.5.8; links within a sentence are exempt there), or it is disabled. An input that hides within its label, such as a
 * checkbox drawn by its neighbour, is pressed by that label.
 *
 * It runs in the page, in stories as well as in browsers that are driven from outside: it must not use anything from
 * beyond its own body.
 */
export function reach(
  target: Element,
  accept: { disabled?: boolean; small?: boolean } = {},
): Reached | string {
  const named = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    return `<${element.tagName.toLowerCase()}>${words === '' ? '' : ` “${words.slice(0, 40)}”`}`
  }
  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }
  const overlap = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const isFrameOfFixed = ({ transform, filter, contain }: CSSStyleDeclaration) =>
    transform !== 'none' || filter !== 'none' || /paint|layout|content|strict/.test(contain)
  const visiblePart = (element: Element, whole: Box): Box => {
    let box = overlap(whole, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })
    let { position } = getComputedStyle(element)
    for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at)
      const holds =
        isFrameOfFixed(style) ||
        (position !== 'fixed' && (position !== 'absolute' || style.position !== 'static'))
      if (!holds) continue
      position = style.position
      const clips = /paint|content|strict/.test(style.contain)
      const edge = at.getBoundingClientRect()
      if (at === document.body && !clips) continue
      if (clips || style.overflowX !== 'visible')
        box = overlap(box, { ...box, left: edge.left, right: edge.right })
      if (clips || style.overflowY !== 'visible')
        box = overlap(box, { ...box, top: edge.top, bottom: edge.bottom })
    }
    return box
  }
  const isInSentence = (element: Element) => {
    const around = element.parentElement
    return (
      element.matches('a, button') &&
      getComputedStyle(element).display === 'inline' &&
      around !== null &&
      (around.textContent ?? '').trim() !== (element.textContent ?? '').trim()
    )
  }
  const tryOne = (element: Element): Reached | string => {
    // A text that wraps has a box for each line: the largest is the easiest to press.
    const boxes = [...element.getClientRects()].map((whole) => visiblePart(element, whole))
    const area = ({ left, right, top, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top)
    const box = boxes.sort((a, b) => area(b) - area(a))[0]
    if (!box || area(box) === 0) return `Nothing of ${named(element)} shows in the window`
    const x = (box.left + box.right) / 2
    const y = (box.top + box.bottom) / 2
    const hit = document.elementFromPoint(x, y)
    if (!hit || !element.contains(hit))
      return `${named(element)} is covered by ${hit ? named(hit) : 'nothing that takes a press'}`
    const width = box.right - box.left
    const height = box.bottom - box.top
    if ((width < 23.9 || height < 23.9) && !accept.small && !isInSentence(element))
      return `${named(element)} shows ${width.toFixed(1)} × ${height.toFixed(1)} px, less than 24 × 24`
    return { x, y }
  }
  if (!target.isConnected) return `${named(target)} has left the page`
  const isDisabled = target.matches(':disabled') || target.closest('[aria-disabled="true"]') !== null
  if (isDisabled && !accept.disabled) return `${named(target)} is disabled`
  const direct = tryOne(target)
  if (typeof direct !== 'string') return direct
  const labels = 'labels' in target ? [...((target.labels as NodeListOf<Element> | null) ?? [])] : []
  const byLabel = labels.map(tryOne)
  const through = byLabel.find((one) => typeof one !== 'string')
  const hides = target.matches('input[type=checkbox], input[type=radio], input[type=file]')
  return hides ? (through ?? byLabel[0] ?? direct) : direct
}
