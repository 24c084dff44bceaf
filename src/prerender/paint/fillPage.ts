import { drawRow, type SampleRows, type ShownProject } from './drawRow'
import { fillFrame, placeholderIn, type ShownFrame } from './fillFrame'

/** What is painted, of the person and the answer of the host. */
export interface Shown extends Omit<ShownFrame, 'entry'> {
  rows: readonly ShownProject[]
  /** On `/`, where what is to be done stands above the list. */
  isHome: boolean
  /** Kept in the browser: whether `/` leads to the search. */
  shortcuts: string | null
}

/** Makes the page that the template holds, in `page`, that of this person, with these projects in place of the two samples. */
export function fillPage(page: HTMLElement, shown: Shown): void {
  const { rows } = shown
  fillFrame(page, { ...shown, entry: 0 })
  placeholderIn(page)!.remove()
  if (!shown.isHome) page.querySelector('section')!.parentElement!.remove()
  const [full, empty] = [...page.querySelectorAll('tbody > tr')] as [SampleRows['full'], SampleRows['empty']]
  const now = Date.now()
  full.parentElement!.replaceChildren(...rows.map((row) => drawRow({ full, empty }, row, now)))
  // The table has a column of changes where it knows of any.
  if (!rows.some(({ updatedAt }) => updatedAt))
    for (const one of page.querySelectorAll('table [data-spare]')) one.remove()
  if (shown.shortcuts === 'off') page.querySelectorAll('kbd')[1]!.remove()
  for (const one of page.querySelectorAll<HTMLElement>('[data-style]'))
    one.style.cssText = one.dataset['style']!
  leaveSearchAlone(page)
}

/**
 * The search alone takes keys and presses, and is read to who does not see: all beside it is a picture, and what it stands in is no
 * landmark, as the console has its own below.
 */
function leaveSearchAlone(page: HTMLElement): void {
  const search = page.querySelector('input[type=search]')!
  search.ariaLabel = 'Search'
  for (let one: Element = search; one !== page; one = one.parentElement!) {
    for (const other of one.parentElement!.children)
      if (other !== one) Object.assign(other, { inert: true, ariaHidden: 'true' })
    if (one !== search) one.role = one === search.parentElement ? 'search' : 'none'
  }
}
