import type { Virtualizer } from '@tanstack/react-virtual'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '../../../lib/idle/whenIdle'
import { EqualRows } from './EqualRows'
import type * as Library from './library'
import type { WindowedRows, WindowedRowsOptions } from './WindowedRows'

let library: typeof Library | undefined
let coming: Promise<void> | undefined

/** Fetches the library once, and again after a failure. */
function fetchLibrary(): Promise<void> {
  return (coming ??= import('./library').then(
    (module) => void (library = module),
    () => void (coming = undefined),
  ))
}

/**
 * The rows near the window, which scrolls the page. The library that measures them is fetched behind the first rows, so
 * that these need not wait for it; until it is there, all are taken to be equally high.
 */
export function useWindowedRows(
  options: WindowedRowsOptions,
  body: RefObject<HTMLTableSectionElement>,
): {
  virtualizer: WindowedRows
  /** Takes each row that is drawn, and null for one that is gone; the same function always. */
  measure: (row: HTMLTableRowElement | null) => void
} {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const [equal] = useState(() => new EqualRows(options))
  equal.setOptions(options)
  const [hasLibrary, setHasLibrary] = useState(library !== undefined)

  useEffect(() => {
    if (hasLibrary) return
    let isGone = false
    const get = () =>
      void fetchLibrary().then(() => {
        if (!isGone && library) setHasLibrary(true)
      })
    const stop = whenIdle(get)
    const handleScroll = () => {
      equal.scrolled(window.scrollY)
      draw()
      get()
    }
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      isGone = true
      stop()
      window.removeEventListener('scroll', handleScroll)
    }
  }, [hasLibrary, equal])

  const measured = useMeasured(hasLibrary ? library : undefined, options, equal.scrollOffset, draw)

  const current = useRef<WindowedRows>(equal)
  // Rows that were drawn before the library was there are handed to it now.
  useLayoutEffect(() => {
    if (!measured) return
    current.current = measured
    body.current
      ?.querySelectorAll<HTMLTableRowElement>('tr[data-index]')
      .forEach((row) => measured.measureElement(row))
    const wanted = equal.takeWanted()
    if (wanted) measured.scrollToIndex(...wanted)
  }, [measured, equal, body])
  const measure = useCallback((row: HTMLTableRowElement | null) => current.current.measureElement(row), [])

  return { virtualizer: measured ?? equal, measure }
}

/** Binds the library's rows to a component, which is drawn anew when they say so; undefined without the library. */
function useMeasured(
  library: typeof Library | undefined,
  options: WindowedRowsOptions,
  /** How far the page is scrolled in px. */
  scrolled: number,
  draw: () => void,
): Virtualizer<Window, HTMLTableRowElement> | undefined {
  // In the middle of a drawing nothing can be drawn at once.
  const isMeasuring = useRef(false)
  const whole = library && {
    ...options,
    // Somebody may have scrolled since.
    initialOffset: scrolled,
    getScrollElement: () => window,
    observeElementRect: library.observeWindowRect,
    observeElementOffset: library.observeWindowOffset,
    scrollToFn: library.windowScroll,
    onChange: (_: unknown, isScrolling: boolean) => {
      if (isScrolling && !isMeasuring.current) flushSync(draw)
      else draw()
    },
  }
  const rows = useMemo(() => {
    if (!library || !whole) return undefined
    const made = new library.Virtualizer<Window, HTMLTableRowElement>(whole)
    const measure = made.measureElement
    made.measureElement = (row) => {
      isMeasuring.current = true
      try {
        measure(row)
      } finally {
        isMeasuring.current = false
      }
    }
    return made
    // Made once, as the library's own hook does it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [library])
  if (rows && whole) rows.setOptions(whole)
  // What the library's bindings to frameworks call.
  // oxlint-disable no-underscore-dangle
  useLayoutEffect(() => rows?._didMount(), [rows])
  useLayoutEffect(() => rows?._willUpdate())
  // oxlint-enable no-underscore-dangle
  return rows
}
