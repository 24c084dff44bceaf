/** How many px something may stand over: browsers round. */
const slack = 1.5

const shown = (one: Element) =>
  one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  !one.closest('[aria-hidden="true"], [inert]')

/** Kept from sight on purpose, for screen readers alone. */
const isVisuallyHidden = (one: Element): boolean => {
  for (let at: Element | null = one; at; at = at.parentElement) {
    const { clipPath, clip, position } = getComputedStyle(at)
    if (position === 'absolute' && (clipPath.startsWith('inset(50') || clip.startsWith('rect('))) return true
    const { right, bottom } = at.getBoundingClientRect()
    // Skip links wait above the page until they get the focus.
    if (position !== 'static' && (right < 0 || bottom < 0)) return true
  }
  return false
}

/** The whole of it is said elsewhere: by a title, or by a way to all of a text whose beginning is shown. */
const isAbridged = (one: Element) =>
  getComputedStyle(one).textOverflow === 'ellipsis' || getComputedStyle(one).webkitLineClamp !== 'none'

const speak = (words: string, why: string) => `“${words.trim().slice(0, 40)}” ${why}`

/** What of the words on the screen cannot be read: cut off by something around them, or beyond the page's edge. */
export function cutOff(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const parent = text.parentElement
    if (!parent || text.data.trim() === '' || /^(SCRIPT|STYLE|OPTION|TITLE)$/.test(parent.tagName)) continue
    if (!shown(parent) || isVisuallyHidden(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const why = whyCut(range.getBoundingClientRect(), parent)
    if (why) found.push(speak(text.data, why))
  }
  return found
}

function whyCut(box: DOMRect, from: Element): string | undefined {
  let [isSideways, isDown] = [true, true]
  for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at)
    const edge = at.getBoundingClientRect()
    const name = at.className || at.tagName
    const over = box.right > edge.right + slack || box.left < edge.left - slack
    const under = box.bottom > edge.bottom + slack || box.top < edge.top - slack
    if (isSideways && /hidden|clip/.test(overflowX) && over && !isAbridged(at)) return `is cut off by ${name}`
    if (isDown && /hidden|clip/.test(overflowY) && under && !isAbridged(at))
      return `is cut off below by ${name}`
    // What scrolls can be brought into sight.
    if (/auto|scroll/.test(overflowX)) isSideways = false
    if (/auto|scroll/.test(overflowY)) isDown = false
  }
  return isSideways && box.right > innerWidth + slack ? 'stands beyond the edge of the page' : undefined
}

/** Tables and toolbars that stay in sight may be wider than the window (WCAG 2.2, 1.4.10); nothing else scrolls sideways. */
const mayScrollBoth = 'table, [role="grid"], [role="treegrid"], [role="toolbar"]'

/** What scrolls sideways and is neither a table nor a toolbar. */
export function scrollsSideways(): string[] {
  const page = document.scrollingElement
  const found = page && page.scrollWidth > innerWidth + slack ? [`the page: ${page.scrollWidth} px`] : []
  for (const one of document.body.querySelectorAll('*')) {
    if (one.scrollWidth <= one.clientWidth + slack || !/auto|scroll/.test(getComputedStyle(one).overflowX))
      continue
    if (!shown(one) || one.matches(mayScrollBoth) || one.querySelector(mayScrollBoth)) continue
    found.push(`${one.className || one.tagName}: ${one.scrollWidth} of ${one.clientWidth} px`)
  }
  return found
}
