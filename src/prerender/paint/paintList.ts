import type { EarlyCall } from '../../api/earlyCalls'
import { choiceKeys } from '../../contract/limits'
import { rowHeight, usualTop } from '../../components/table/windowing/rowHeight'
import { styleSettled } from '../../lib/loading/linkSettled'
import { isWaiting } from '../../lib/prerendered'
import { isShownProject } from './drawRow'
import { fillPage } from './fillPage'
import { handOver } from './handOver'
import { askForStyle, kept, pictureOf, root, staffOf } from './picture'
import { wholeRows } from './wholeRows'

/**
 * Paints the page of all projects with the first rows of its answer, while the console's code is on its way. `template` holds that
 * page with two sample rows. It does nothing where anything is not as expected: the console says what is wrong.
 */
export async function paintList(
  template: HTMLTemplateElement,
  user: EarlyCall,
  list: EarlyCall,
  isHome: boolean,
): Promise<void> {
  const look = askForStyle(template)
  document.documentElement.dataset.density = kept(choiceKeys.density) === 'dense' ? 'dense' : 'regular'
  const most = Math.ceil((window.innerHeight - usualTop) / rowHeight())
  const [person, rows] = await Promise.all([staffOf(user), firstRows(list, most), styleSettled(document)])
  if (!person || rows.length === 0 || !rows.every(isShownProject)) return
  const painted = pictureOf(template, look)
  if (!painted) return
  const [theme, shortcuts] = [kept(choiceKeys.theme), kept(choiceKeys.shortcuts)]
  fillPage(painted, { ...person, rows, isHome, theme, shortcuts })
  // The list will need a scroll bar where there are more rows than the window has room for.
  const { style: frame } = document.documentElement
  if (rows.length === most) frame.overflowY = 'scroll'
  root().before(painted)
  handOver(painted, root(), isWaiting, () => frame.removeProperty('overflow-y'))
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
