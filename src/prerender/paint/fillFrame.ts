import { commandKey } from '../../lib/isApple'
import { menuFor } from '../../stores/session/menuFor'

/** Who is signed in, as far as the sidebar shows it. */
export interface Person {
  role: string
  offers: readonly string[]
}

/** What is painted of the frame. */
export interface ShownFrame extends Person {
  /** The place of the current entry in the whole sidebar. */
  entry: number
  /** The theme that is kept in the browser. */
  theme: string | null
}

/** Makes the frame of the page that the template holds, in `page`, that of this person. */
export function fillFrame(page: HTMLElement, { role, offers, entry, theme }: ShownFrame): void {
  const links = page.querySelectorAll('nav a')
  links[0]!.ariaCurrent = null
  links[entry]!.ariaCurrent = 'page'
  const menu = menuFor({ role, isOffered: (offer) => offers.includes(offer) })
  const [inbox, , history, users] = page.querySelectorAll('nav ul:last-of-type > li')
  if (!menu.inbox) inbox!.remove()
  if (!menu.history) history!.remove()
  if (!menu.users) users!.remove()
  const themes = page.querySelectorAll<HTMLInputElement>('input[type=radio]')
  themes[theme === 'light' ? 0 : theme === 'dark' ? 1 : 2]!.checked = true
  page.querySelector('kbd')!.textContent = `${commandKey()} K`
}

/** Leaves nothing beside the frame than that the screen is loaded. All of it is a picture. */
export function leaveFrame(page: HTMLElement): void {
  const placeholder = placeholderIn(page)!
  placeholder.parentElement!.replaceChildren(placeholder)
  Object.assign(page, { inert: true, ariaHidden: 'true' })
}

/** What says that a screen is loaded (`src/app/ScreenPlaceholder.tsx`); in the template it stands behind the content of the page. */
export const placeholderIn = (page: HTMLElement): Element | null =>
  page.querySelector('[data-waiting] > h1')?.parentElement ?? null
