/** A place on the screen that a pointer can press, in CSS px of the window. */
export interface Reached {
  x: number
  y: number
}

/**
 * Where a pointer presses this element: the middle of the part of it that shows. Returns a sentence instead when a hand
 * could not do it: nothing of the element shows, something else lies on top, it is smaller than 24 × 24 px (WCAG 2.2,
 * 2.5.8; links within a sentence are exempt there), or it is disabled. Words within a button have its size. An input that hides within its label, such as a
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
  const clipsAll = ({ contain, contentVisibility, display }: CSSStyleDeclaration) =>
    display !== 'inline' && (/paint|content|strict/.test(contain) || contentVisibility === 'auto')
  /** Whether what is fixed within it, or absolute, has its place by it. */
  const isFrameOfFixed = (style: CSSStyleDeclaration) =>
    [style.transform, style.perspective, style.filter, style.backdropFilter].some(
      (one) => one && one !== 'none',
    ) ||
    /transform|perspective|filter/.test(style.willChange) ||
    /layout/.test(style.contain) ||
    clipsAll(style)
  const isOnTopOfAll = (element: Element) =>
    element.matches(':modal') || (CSS.supports('selector(:popover-open)') && element.matches(':popover-open'))
  const visiblePart = (element: Element, whole: Box): Box => {
    let box = overlap(whole, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })
    let { position } = getComputedStyle(element)
    let inner = element
    for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      // A modal dialog or an open popover stands in the window, whatever it was written into.
      if (isOnTopOfAll(inner)) break
      inner = at
      const style = getComputedStyle(at)
      const holds =
        isFrameOfFixed(style) ||
        (position !== 'fixed' && (position !== 'absolute' || style.position !== 'static'))
      if (!holds) continue
      position = style.position
      const clips = clipsAll(style)
      if (style.display === 'inline' || (at === document.body && !clips)) continue
      const outer = at.getBoundingClientRect()
      const left = outer.left + parseFloat(style.borderLeftWidth)
      const right = outer.right - parseFloat(style.borderRightWidth)
      const top = outer.top + parseFloat(style.borderTopWidth)
      const bottom = outer.bottom - parseFloat(style.borderBottomWidth)
      if (clips || style.overflowX !== 'visible') box = overlap(box, { ...box, left, right })
      if (clips || style.overflowY !== 'visible') box = overlap(box, { ...box, top, bottom })
    }
    return box
  }
  const controls =
    'a[href], button, input, select, textarea, label, summary, [role=button], [role=link], [role=option], [role=menuitem]'
  const isInSentence = (element: Element) => {
    const isInline = (one: Element) => getComputedStyle(one).display === 'inline'
    if (!element.matches('a, button') || !isInline(element)) return false
    let around = element.parentElement
    while (around && isInline(around)) around = around.parentElement
    const walker = document.createTreeWalker(around ?? element, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      if (/\p{L}/u.test(text.textContent ?? '') && !text.parentElement?.closest(controls)) return true
    return false
  }
  const area = ({ left, right, top, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top)
  // A text that wraps has a box for each line: the largest is the easiest to press.
  const largest = (element: Element) =>
    [...element.getClientRects()]
      .map((whole) => visiblePart(element, whole))
      .sort((one, other) => area(other) - area(one))[0]
  /** What may lie unseen where something else shows that it is there. */
  const hides = (element: Element) =>
    element.matches('input[type=checkbox], input[type=radio], input[type=file]')
  const canBeSeen = (element: Element) =>
    hides(element) || element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const tryOne = (element: Element): Reached | string => {
    const box = largest(element)
    if (!box || area(box) === 0 || !canBeSeen(element))
      return `Nothing of ${named(element)} shows in the window`
    const x = (box.left + box.right) / 2
    const y = (box.top + box.bottom) / 2
    const hit = document.elementFromPoint(x, y)
    // A press on a link within a label follows the link.
    const isElsewhere = element.matches('label') && hit?.closest('a[href], button, label') !== element
    if (!hit || !element.contains(hit) || isElsewhere)
      return `${named(element)} is covered by ${hit ? named(hit) : 'nothing that takes a press'}`
    // Words are pressed by the whole of the button that they stand in.
    const control = element.closest(controls) ?? element
    const { left, right, top, bottom } = (control === element ? undefined : largest(control)) ?? box
    const width = right - left
    const height = bottom - top
    if ((width < 23.9 || height < 23.9) && !accept.small && !isInSentence(control))
      return `${named(element)} shows ${width.toFixed(1)} × ${height.toFixed(1)} px, less than 24 × 24`
    return { x, y }
  }
  if (!target.isConnected) return `${named(target)} has left the page`
  const control = target.matches('label') ? (target as HTMLLabelElement).control : target.closest(controls)
  const isDisabled =
    [target, control].some((one) => one?.matches(':disabled')) ||
    target.closest('[aria-disabled="true"]') !== null
  if (isDisabled && !accept.disabled) return `${named(target)} is disabled`
  const direct = tryOne(target)
  if (typeof direct !== 'string') return direct
  const labels = 'labels' in target ? [...((target.labels as NodeListOf<Element> | null) ?? [])] : []
  const byLabel = labels.map(tryOne)
  const through = byLabel.find((one) => typeof one !== 'string')
  return hides(target) ? (through ?? byLabel[0] ?? direct) : direct
}
