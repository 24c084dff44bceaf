import type { EarlyCall } from '../../api/earlyCalls'
import { applyFace } from '../../app/face'
import { choiceKeys } from '../../browserHome'
import { isDark } from '../../lib/isDark'
import { rowHeight, usualTop } from '../../components/table/windowing/rowHeight'
import { isStaff } from '../../contract/access/roles'
import { styleSettled } from '../../lib/loading/linkSettled'
import { isWaiting } from '../../lib/prerendered'
import { isShownProject } from './drawRow'
import { fillPage, type Shown } from './fillPage'
import { handOver } from './handOver'
import { wholeRows } from './wholeRows'

/** Who is signed in, as far as the sidebar shows it. */
type Person = Pick<Shown, 'role' | 'offers'>

/**
 * Paints the page of all projects with the first rows of its answer, which the head of the page has asked for, while the
 * console's code is on its way. `template` holds that page with two sample rows, the paths where it is shown, the home page's
 * first, and the address of the console's style sheet (`tools/build/page/prerenderedList.ts`). It does nothing where the list is
 * searched or ordered, and where anything is not as expected: the console says what is wrong.
 */
export async function paintList(template: HTMLTemplateElement, early: readonly EarlyCall[]): Promise<void> {
  const [user, list] = early
  const { paths = '', style = '' } = template.dataset
  const place = paths.split(' ').indexOf(location.pathname)
  if (!user || !list || place < 0 || location.search) return
  const look = askForStyle(style)
  document.documentElement.dataset.density = kept(choiceKeys.density) === 'dense' ? 'dense' : 'regular'
  const most = Math.ceil((window.innerHeight - usualTop) / rowHeight())
  const [person, rows] = await Promise.all([personOf(user), firstRows(list, most), styleSettled(document)])
  const root = document.getElementById('root')!
  if (!person || !isStaff(person.role) || rows.length === 0 || !rows.every(isShownProject)) return
  // Without its style it would be no picture of the console.
  if (!isWaiting(root) || !look.sheet || styleSettled(document)) return

  const theme = kept(choiceKeys.theme)
  document.body.classList.toggle('bp6-dark', isDark(theme))
  applyFace(window)
  const painted = document.createElement('div')
  painted.id = 'painted'
  painted.append(template.content)
  fillPage(painted, { ...person, rows, isHome: place === 0, theme, shortcuts: kept(choiceKeys.shortcuts) })
  // The list will need a scroll bar where there are more rows than the window has room for.
  const { style: frame } = document.documentElement
  if (rows.length === most) frame.overflowY = 'scroll'
  root.before(painted)
  handOver(painted, root, () => frame.removeProperty('overflow-y'))
}

/** Undefined where the answer is none, or says nothing of a person. */
async function personOf({ answer }: EarlyCall): Promise<Person | undefined> {
  const response = await answer
  if (!response?.ok) return undefined
  const { data } = (await response.clone().json()) as { data?: Partial<Person> }
  return typeof data?.role === 'string' ? { role: data.role, offers: data.offers ?? [] } : undefined
}

/** The first rows of a list, `most` at most; fewer where it has no more, or where it is no list. */
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

/** Asks for the console's style sheet; where that fails the console asks again, and says what is wrong. */
function askForStyle(address: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = address
  link.addEventListener('error', () => link.remove())
  document.head.append(link)
  return link
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
