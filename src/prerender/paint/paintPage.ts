import type { EarlyCall } from '../../api/earlyCalls'
import { paintFrame } from './paintFrame'
import { paintList } from './paintList'

/** What is being painted, and the call that it waits for. */
export interface Painting {
  painted: Promise<void>
  call: EarlyCall
}

/**
 * Paints what the console will draw, while its code is on its way, of the answers that the head of the page has asked for: the page of
 * all projects with its first rows, and of staff's other screens, or where the list is searched or ordered, the frame. `template` says
 * where: the paths of that list, the home page's first, and the first parts of the paths of each entry of the sidebar
 * (`tools/build/page/prerenderedList.ts`). Undefined where nothing is known of the page.
 */
export function paintPage(
  template: HTMLTemplateElement,
  [user, list]: readonly EarlyCall[],
): Painting | undefined {
  const { paths = '', entries = '' } = template.dataset
  const { pathname, search } = location
  if (!user) return undefined
  const place = paths.split(' ').indexOf(pathname)
  if (list && place >= 0 && !search)
    return { painted: paintList(template, user, list, place === 0), call: list }
  const entry = entries.split(' ').findIndex((roots) => roots.split(',').includes(pathname.split('/')[1]!))
  return entry < 0 ? undefined : { painted: paintFrame(template, user, entry), call: user }
}
