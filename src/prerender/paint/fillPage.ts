import { commandKey } from '../../lib/isApple'
import { menuFor } from '../../stores/session/menuFor'
import { drawRow, type SampleRows, type ShownProject } from './drawRow'

/** What is painted, of the person and the answer of the host. */
export interface Shown {
  role: string
  offers: readonly string[]
  rows: readonly ShownProject[]
  /** On `/`, where what is to be done stands above the list. */
  isHome: boolean
  /** Kept in the browser: how the console looks, and whether `/` leads to the search. */
  theme: string | null
  shortcuts: string | null
}

/** Makes the page that the template holds, in `page`, that of this person, with these projects in place of the two samples. */
export function fillPage(page: HTMLElement, shown: Shown): void {
  const { rows, theme } = shown
  fitSidebar(page, shown)
  if (!shown.isHome) page.querySelector('section')!.parentElement!.remove()
  const [full, empty] = [...page.querySelectorAll('tbody > tr')] as [SampleRows['full'], SampleRows['empty']]
  const now = Date.now()
  full.parentElement!.replaceChildren(...rows.map((row) => drawRow({ full, empty }, row, now)))
  // The table has a column of changes where it knows of any.
  if (!rows.some(({ updatedAt }) => updatedAt))
    for (const one of page.querySelectorAll('table [data-spare]')) one.remove()
  const themes = page.querySelectorAll<HTMLInputElement>('input[type=radio]')
  themes[theme === 'light' ? 0 : theme === 'dark' ? 1 : 2]!.checked = true
  const [find, slash] = page.querySelectorAll('kbd')
  find!.textContent = `${commandKey()} K`
  if (shown.shortcuts === 'off') slash!.remove()
  for (const one of page.querySelectorAll<HTMLElement>('[data-style]'))
    one.style.cssText = one.dataset['style']!
  leaveSearchAlone(page)
}

/** Leaves out entries of the sidebar that this person does not have. */
function fitSidebar(page: HTMLElement, { role, offers }: Shown): void {
  const menu = menuFor({ role, isOffered: (offer) => offers.includes(offer) })
  const [inbox, , history, users] = page.querySelectorAll('nav ul:last-of-type > li')
  if (!menu.inbox) inbox!.remove()
  if (!menu.history) history!.remove()
  if (!menu.users) users!.remove()
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
