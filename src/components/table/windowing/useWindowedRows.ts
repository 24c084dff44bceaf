import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '../../../lib/idle/whenIdle'
import { useLatest } from '../../../lib/useLatest'
import { EqualRows } from './EqualRows'
import type * as Library from './measuredRows'
import type { RowHeights, WindowedRows, WindowedRowsOptions } from './WindowedRows'

let library: typeof Library | undefined
let coming: Promise<void> | undefined

/** Fetches what measures rows, once, and again after a failure. */
function fetchLibrary(): Promise<void> {
  return (coming ??= import('./measuredRows').then(
    (module) => void (library = module),
    () => void (coming = undefined),
  ))
}

/** The heights of the rows that are drawn. */
const heightsIn = (body: HTMLTableSectionElement | null): RowHeights =>
  [...(body?.querySelectorAll<HTMLTableRowElement>('tr[data-index]') ?? [])]
    .map(({ dataset, offsetHeight: size }) => ({
      index: Number(dataset['index']),
      key: dataset['key'] ?? '',
      size,
      start: 0,
      end: size,
      lane: 0,
    }))
    .filter(({ size }) => size > 0)

/**
 * The rows near the window, which scrolls the page. What measures them is fetched behind the first rows, so that these need
 * not wait for it; until it is there, all are taken to be equally high.
 */
export function useWindowedRows(
  options: WindowedRowsOptions,
  body: RefObject<HTMLTableSectionElement>,
): {
  virtualizer: WindowedRows
  /** Takes each row that is drawn, and null for one that is gone; the same function always. */
  measure: (row: HTMLTableRowElement | null) => void
  /** Draws the rows where the window is now. Not for effects. */
  drawInView: () => void
} {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const [equal] = useState(() => new EqualRows(options))
  const [measured, setMeasured] = useState(() => library?.measuredRows(options, draw))
  const latest = useLatest(options)
  equal.setOptions(options)
  measured?.setOptions(options)

  useEffect(() => {
    if (measured) return
    let isGone = false
    const get = () =>
      void fetchLibrary().then(() => {
        if (isGone) return
        const { initialMeasurementsCache: before } = latest.current
        const first = {
          ...latest.current,
          // Somebody may scroll until it is drawn, or an address lead here: the library scrolls to where it begins.
          initialOffset: () => window.scrollY,
          // It scrolls as well by what a row above the window is higher than it was expected to be.
          initialMeasurementsCache: [...before, ...heightsIn(body.current)],
        }
        setMeasured((made) => made ?? library?.measuredRows(first, draw))
      })
    const stop = whenIdle(get)
    const handleScroll = () => {
      equal.catchUp()
      // Within the event, which comes before the frame: else the frame would show where no rows are yet.
      flushSync(draw)
      get()
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      isGone = true
      stop()
      window.removeEventListener('scroll', handleScroll)
    }
  }, [measured, equal, latest, body])

  useLayoutEffect(() => measured?.start(), [measured])
  useLayoutEffect(() => measured?.update())

  const virtualizer = measured?.rows ?? equal
  const current = useRef(virtualizer)
  // Rows that were drawn before are handed over.
  useLayoutEffect(() => {
    current.current = virtualizer
    if (virtualizer === equal) return
    body.current
      ?.querySelectorAll<HTMLTableRowElement>('tr[data-index]')
      .forEach((row) => virtualizer.measureElement(row))
    const wanted = equal.takeWanted()
    if (wanted) virtualizer.scrollToIndex(...wanted)
  }, [virtualizer, equal, body])
  const measure = useCallback((row: HTMLTableRowElement | null) => current.current.measureElement(row), [])

  const drawInView = useCallback(() => {
    current.current.catchUp()
    flushSync(draw)
  }, [])

  return { virtualizer, measure, drawInView }
}
