import { useEffect, useState } from 'react'
import type { Location } from 'react-router-dom'
import type { backState } from '../components/layout/backState'
import type { TableState } from '../components/table/model/tableState'
import type { WholeList } from '../components/table/useVirtualRows'
import type { RowHeights } from '../components/table/windowing/WindowedRows'
import { useConsole } from './useConsole'

/** How somebody left a list. */
interface Left {
  /** Key of the list's entry in the history. */
  entry?: string
  state?: TableState
  /** How far the window was scrolled, in px, and the heights of the rows that were drawn. */
  windowTop?: number
  heights?: RowHeights
  /** Keys of the rows as they were found and ordered. */
  order?: readonly string[]
  /** Where they stand in a list of which they are a part. */
  whole?: WholeList | undefined
  /** Where the list's section stood in the window, in px: what stands above it may have another height by then. */
  sectionTop?: number
}

/** Where somebody is in a list, kept up to date while they are there. */
export class ListPlace {
  private left: Left = {}
  private reading: Promise<void> | undefined

  keep(part: Left): void {
    this.left = { ...this.left, ...part }
  }

  read(): Readonly<Left> {
    return this.left
  }

  /** Reads rows beyond an end of the order, and keeps them with it. A call meanwhile waits for the same ones. */
  readBeyond(end: 'before' | 'after'): Promise<void> {
    this.reading ??= this.extend(end).finally(() => (this.reading = undefined))
    return this.reading
  }

  private async extend(end: 'before' | 'after'): Promise<void> {
    const { order = [], whole } = this.left
    if (!whole?.readBeyond) return
    const { keys, isEnd } = await whole.readBeyond(end)
    // The list was shown again meanwhile.
    if (this.left.whole?.readBeyond !== whole.readBeyond) return
    const isAfter = end === 'after'
    const longer = isAfter ? [...order, ...keys] : [...keys, ...order]
    const start = isAfter ? whole.start : isEnd ? 0 : Math.max(1, whole.start - keys.length)
    const last = start + longer.length
    const found = isAfter && isEnd ? last : Math.max(whole.found, isAfter ? last + 1 : last)
    this.keep({ order: longer, whole: { ...whole, start, found } })
  }
}

/**
 * The place in the list at `path`: the one that was left there last when somebody comes back to it, else a new one, which
 * takes its place.
 */
export function usePlace(
  path: string,
  location: Location,
  isPop: boolean,
): { place: ListPlace; isReturn: boolean } {
  const { places } = useConsole()
  const [found] = useState(() => {
    const left = places.get(path)
    const isBack = isPop
      ? left?.read().entry === location.key
      : (location.state as Partial<typeof backState> | null)?.back === true
    return left && isBack ? { place: left, isReturn: true } : { place: new ListPlace(), isReturn: false }
  })
  const { place } = found
  useEffect(() => {
    place.keep({ entry: location.key })
    places.set(path, place)
  }, [place, places, path, location.key])
  return found
}
