import { useEffect, useLayoutEffect, useReducer } from 'react'
import { coveredTop } from '../../../lib/coveredTop'
import { useLatest } from '../../../lib/useLatest'
import { rowHeight } from '../windowing/rowHeight'
import type { VirtualRows } from '../useVirtualRows'
import type { LongRows } from './LongRows'

/** So many rows before an end of the part is in view, the next ones are asked for. */
const nearRows = 40
/** The scroll bar counts as let go after so many ms without a move. */
const restAfter = 90

type LongScroll = Pick<LongRows<unknown>, 'part' | 'place' | 'isBusy' | 'onNear' | 'onJump'>

/** Asks for the rows that come into view, and keeps those in view where they are. Returns the space below the rows in px. */
export function useLongScroll(long: LongScroll, { virtualizer }: VirtualRows): number {
  const { part, place, isBusy } = long
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const latest = useLatest(long)

  useEffect(
    () => place.measure((key) => virtualizer.itemSizeCache.get(key) ?? rowHeight()),
    [place, virtualizer],
  )

  useLayoutEffect(() => {
    const owed = place.takeOwed(part)
    if (Math.abs(owed) < 1) return
    window.scrollBy({ top: owed, behavior: 'instant' })
    // Has the rows drawn in the same frame.
    virtualizer.catchUp()
    draw()
  }, [part, place, virtualizer])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (isBusy) return
      const { onNear, onJump } = latest.current
      const usual = rowHeight()
      const top = window.scrollY - virtualizer.options.scrollMargin
      const bottom = top + window.innerHeight
      const [first, last] = [place.above, virtualizer.getTotalSize()]
      // The page goes on below the list: there nothing of it is in view.
      if (top + coveredTop() >= last + place.below(last - first, usual)) return
      const isAbove = part.hasBefore && bottom <= first
      const isBelow = part.hasAfter && top >= last
      if (isAbove || isBelow)
        timer = setTimeout(() => {
          const jump = place.rowAt(
            window.scrollY - virtualizer.options.scrollMargin,
            usual,
            window.innerHeight,
          )
          place.jumpTo(jump)
          onJump(jump.row)
        }, restAfter)
      else if (part.hasAfter && bottom > last - nearRows * usual) onNear('after')
      else if (part.hasBefore && top < first + nearRows * usual) onNear('before')
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', look)
    }
  }, [part, isBusy, place, virtualizer, latest])

  return place.below(virtualizer.getTotalSize() - place.above, rowHeight())
}
