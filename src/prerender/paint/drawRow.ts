import { changedWord } from '../../components/record/changedWord'
import { firstLetter } from '../../components/table/model/firstLetter'
import type { ProjectRow } from '../../contract/entities'
import { pendingClaims } from '../../pages/projects/pendingClaims'

/** What of a project a row shows. */
export type ShownProject = Pick<
  ProjectRow,
  | 'name'
  | 'tagline'
  | 'featuredImage'
  | 'isActive'
  | 'isClaimed'
  | 'isFeatured'
  | 'updatedAt'
  | 'claims'
  | 'claimed'
>

/** Whether a row of an answer can be shown; the client checks it in full. */
export function isShownProject(row: unknown): row is ShownProject {
  const { name, claims, claimed } = (row ?? {}) as Partial<Record<keyof ShownProject, unknown>>
  return typeof name === 'string' && Array.isArray(claims) && Array.isArray(claimed)
}

/** A row with all that a row can show, and one with nothing, as `samples.ts` has them. */
export interface SampleRows {
  full: HTMLTableRowElement
  empty: HTMLTableRowElement
}

/**
 * A row of the table of all projects, made of the samples: as `src/pages/projects/ProjectTable.tsx` draws it, but with an empty
 * place for its picture. `now` is in ms since 1970.
 */
export function drawRow({ full, empty }: SampleRows, row: ShownProject, now: number): HTMLTableRowElement {
  const drawn = full.cloneNode(true) as HTMLTableRowElement
  const take = (isThere: boolean, place: number) => {
    const cell = (isThere ? full : empty).cells[place]!.cloneNode(true)
    drawn.cells[place]!.replaceWith(cell)
    return cell as HTMLTableCellElement
  }
  const pending = pendingClaims(row)

  const name = take(pending > 0, places.name)
  const words = name.firstElementChild!
  // A picture would take bandwidth from the console's code: its place is empty until that is there.
  const letter = empty.cells[places.name]!.firstElementChild!.firstElementChild!.cloneNode()
  letter.textContent = row.featuredImage ? '' : firstLetter(row.name)
  words.firstElementChild!.replaceWith(letter)
  name.querySelector('a')!.textContent = row.name
  if (row.tagline) words.lastElementChild!.textContent = row.tagline
  else words.lastElementChild!.remove()

  const flags = drawn.cells[places.state]!.firstElementChild!
  const [fullFlags, emptyFlags] = [full, empty].map((one) => one.cells[places.state]!.firstElementChild!)
  const flag = (from: Element | undefined, place: number) => [...from!.children].at(place)!.cloneNode(true)
  flags.replaceChildren(
    flag(row.isActive ? fullFlags : emptyFlags, 0),
    ...(row.isClaimed ? [flag(fullFlags, 1)] : []),
    flag(row.isFeatured ? fullFlags : emptyFlags, -1),
  )

  const time = Date.parse(row.updatedAt ?? '')
  const updated = drawn.cells[places.updated]!.firstElementChild!
  if (Number.isNaN(time)) updated.remove()
  else updated.textContent = changedWord(time, now)

  const claims = take(row.claims.length > 0, places.claims)
  if (row.claims.length > 0 && pending === 0) claims.replaceChildren(claims.querySelector('a')!)
  for (const cell of [name, claims]) {
    const badge = cell.querySelector('[data-intent]')
    if (badge) badge.textContent = `${pending} pending`
  }
  take(row.claimed.length > 0, places.opportunity)
  return drawn
}

/** The cells, in the order of the table's columns behind the box that selects a row. */
const places = { name: 1, state: 2, updated: 3, claims: 5, opportunity: 6 } as const
