import type { EarlyCall } from '../../api/earlyCalls'
import { rowHeight, usualTop } from '../../components/table/windowing/rowHeight'
import { isStaff } from '../../contract/access/roles'
import { commandKey } from '../../lib/isApple'
import { isWaiting } from '../../lib/prerendered'
import { mayReadHistory } from '../../stores/history/mayReadHistory'
import { drawRow, isShownProject, type SampleRows, type ShownProject } from './drawRow'
import { handOver } from './handOver'
import { wholeRows } from './wholeRows'

/** Who is signed in, as far as the sidebar shows it. */
interface Person {
  role: string
  offers: readonly string[]
}

/**
 * Paints the page of all projects with the first rows of its answer, which the head of the page has asked for, while the
 * console's code is on its way. `template` holds that page with two sample rows, the paths where it is shown, the home page's first, and the
 * address of the console's style sheet (`tools/build/page/prerenderedList.ts`). It does nothing where the list is searched or
 * ordered, and where anything is not as expected: the console says what is wrong.
 */
export async function paintList(template: HTMLTemplateElement, early: readonly EarlyCall[]): Promise<void> {
  const [user, list] = early
  const { paths = '', style = '' } = template.dataset
  const place = paths.split(' ').indexOf(location.pathname)
  if (!user || !list || place < 0 || location.search) return
  const isStyled = styled(style)
  document.documentElement.dataset.density = kept('density') === 'dense' ? 'dense' : 'regular'
  const most = Math.ceil((window.innerHeight - usualTop) / rowHeight())
  const [person, rows] = await Promise.all([personOf(user), firstRows(list, most), isStyled])
  const root = document.getElementById('root')!
  if (!person || !isStaff(person.role) || rows.length === 0 || !rows.every(isShownProject)) return
  if (isWaiting(root))
    show(template.content, { person, rows, root, isHome: place === 0, fills: rows.length === most })
}

interface Parts {
  person: Person
  rows: readonly ShownProject[]
  root: HTMLElement
  /** What is to be done stands above the list. */
  isHome: boolean
  /** There are more rows than the window has room for. */
  fills: boolean
}

function show(page: DocumentFragment, { person, rows, root, isHome, fills }: Parts): void {
  fitSidebar(page, person)
  if (!isHome) page.querySelector('section')!.parentElement!.remove()
  const [full, empty] = page.querySelectorAll<HTMLTableRowElement>('tbody > tr') as unknown as [
    SampleRows['full'],
    SampleRows['empty'],
  ]
  const now = Date.now()
  full.parentElement!.replaceChildren(...rows.map((row) => drawRow({ full, empty }, row, now)))
  // The table has a column of changes where it knows of any.
  if (!rows.some(({ updatedAt }) => updatedAt))
    for (const one of page.querySelectorAll('table [data-spare]')) one.remove()
  const theme = kept('theme')
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.body.classList.toggle('bp6-dark', isDark)
  if (kept('face') !== null) document.documentElement.dataset.face = ''
  const themes = page.querySelectorAll<HTMLInputElement>('input[type=radio]')
  themes[theme === 'light' ? 0 : theme === 'dark' ? 1 : 2]!.checked = true
  const [find, slash] = page.querySelectorAll('kbd')
  find!.textContent = `${commandKey()} K`
  if (kept('shortcuts') === 'off') slash!.remove()

  for (const one of page.querySelectorAll<HTMLElement>('[data-style]'))
    one.style.cssText = one.dataset['style']!
  const painted = document.createElement('div')
  painted.id = 'painted'
  painted.append(page)
  // The search alone takes keys and presses: what is typed there goes on in the console.
  const search = painted.querySelector('input[type=search]')!
  for (let one: Element = search; one !== painted; one = one.parentElement!)
    for (const other of one.parentElement!.children)
      if (other !== one) Object.assign(other, { inert: true, ariaHidden: 'true' })
  search.ariaLabel = 'Search'
  // The list will need a scroll bar.
  const { style } = document.documentElement
  if (fills) style.overflowY = 'scroll'
  root.before(painted)
  handOver(painted, root, () => style.removeProperty('overflow-y'))
}

/** Leaves out entries of the sidebar that this person does not have. */
function fitSidebar(page: DocumentFragment, { role, offers }: Person): void {
  const isOffered = (offer: string) => offers.includes(offer)
  const [inbox, , history, users] = page.querySelectorAll('nav ul:last-of-type > li')
  if (!isOffered('claimDecisions') && !isOffered('pendingWork')) inbox?.remove()
  if (!mayReadHistory({ role, isOffered })) history?.remove()
  if (role !== 'SUPER_ADMIN') users?.remove()
}

/** Undefined where the answer is none, or says nothing of a person. */
async function personOf({ answer }: EarlyCall): Promise<Person | undefined> {
  const response = await answer
  if (!response?.ok) return undefined
  const { data } = (await response.clone().json()) as { data?: Partial<Person> }
  return typeof data?.role === 'string' ? { role: data.role, offers: data.offers ?? [] } : undefined
}

async function firstRows({ answer }: EarlyCall, most: number): Promise<unknown[]> {
  const response = await answer
  if (!response?.ok) return []
  const reader = response.clone().body!.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    text += decoder.decode(value, { stream: !done })
    const rows = wholeRows(text, most)
    if (!done && rows.length < most) continue
    void reader.cancel()
    return rows
  }
}

/** Asks for the console's style sheet, and resolves once it is there with those that the page has already. */
async function styled(address: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = address
  // The console asks for it again, and says what is wrong.
  link.addEventListener('error', () => link.remove())
  document.head.append(link)
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  await Promise.all(
    [...links].map((one) => one.sheet ?? new Promise((resolve) => one.addEventListener('load', resolve))),
  )
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
