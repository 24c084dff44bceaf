import { useContext, type RefObject } from 'react'
import { coveredTop } from '../../lib/coveredTop'
import { ShortcutContext, useShortcuts } from './useShortcuts'

/** What takes the focus in a row. */
const stops = 'a[href], button:not(:disabled, [aria-hidden]), select:not(:disabled)'
/** What leads to a row's own form. */
const editLink = 'a[href*="/edit/"], a[href$="/update"]'

/**
 * `j` and `k` go from row to row, to the first thing in each that takes the focus, and `e` to the form of the row's record.
 * A row that is not drawn yet comes into the document as soon as the row before it is in view, or by `drawInView` where keys are
 * faster than frames. Back from a record they go on from its row.
 */
export function useRowKeys(body: RefObject<HTMLElement>, isShown: boolean, drawInView?: () => void): void {
  const registry = useContext(ShortcutContext)?.registry
  const rows = () => [...(body.current?.querySelectorAll<HTMLElement>('[data-index]:not([data-day])') ?? [])]
  const current = () =>
    document.activeElement?.closest<HTMLElement>('[data-index]:not([data-day])') ?? undefined

  const neighbour = (by: 1 | -1) => {
    const all = rows()
    const own = all.indexOf(current() as HTMLElement)
    const at = own < 0 ? all.findIndex((row) => isInView(row) && leadsTo(row, registry?.visited)) : own
    return at < 0 ? all.find(isInView) : all[at + by]
  }
  const move = (by: 1 | -1) => {
    let next = neighbour(by)
    if (!next && drawInView) {
      drawInView()
      next = neighbour(by)
    }
    const stop =
      next?.querySelector<HTMLElement>(`th :is(${stops})`) ?? next?.querySelector<HTMLElement>(stops)
    stop?.focus()
  }

  useShortcuts(
    isShown
      ? [
          { keys: 'j', label: 'Next row', group: 'Lists', repeats: true, run: () => move(1) },
          { keys: 'k', label: 'Previous row', group: 'Lists', repeats: true, run: () => move(-1) },
          { keys: 'Enter', label: 'Open the row', group: 'Lists' },
          {
            keys: 'e',
            label: 'Edit the row',
            group: 'Lists',
            run() {
              const row = current()
              if (row && rows().includes(row)) row.querySelector<HTMLElement>(editLink)?.click()
            },
          },
        ]
      : [],
  )
}

/** Whether a row has a link to this address. */
const leadsTo = (row: HTMLElement, address: string | undefined) =>
  address !== undefined && row.querySelector(`a[href="${CSS.escape(address)}"]`) !== null

/** Whether a row is not hidden below what stays at the top of the window. */
function isInView(row: HTMLElement): boolean {
  return row.getBoundingClientRect().top >= Math.min(coveredTop(), window.innerHeight / 2)
}
