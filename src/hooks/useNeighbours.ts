import { useEffect, useState } from 'react'
import type { Neighbours } from '../components/record/RecordPager'
import type { WholeList } from '../components/table/useVirtualRows'
import { useConsole } from './useConsole'
import { ListPlace } from './usePlace'

/** So many records before the end of what is known of a long list more of it are read. */
const near = 3

/** The end of the rows at `at` that comes soon, where the list goes on beyond it. */
function endNear(at: number, rows: number, whole: WholeList | undefined): 'before' | 'after' | undefined {
  if (at < 0 || !whole?.readBeyond) return undefined
  if (rows - at <= near && whole.start + rows < whole.found) return 'after'
  return at < near && whole.start > 0 ? 'before' : undefined
}

interface RecordList {
  /** Address of the list, once it is known. */
  path: string | undefined
  /** Its rows, where they are loaded. */
  rows: readonly { id: number }[] | undefined
}

/**
 * The records before and after record `id`, in the list as somebody left it, searched and ordered; without such a visit in
 * the list's own order, where it is loaded. Undefined where neither holds the record. `editPath` gives a record's address.
 * Of a list that is read in parts more is read as its known end comes near.
 */
export function useNeighbours(
  { path, rows }: RecordList,
  id: number,
  editPath: (id: number) => string,
): Neighbours | undefined {
  const { places } = useConsole()
  // The order at the moment in which the page opens: a list that is read again does not change it.
  const find = () => {
    const left = path === undefined ? undefined : places.get(path)?.read()
    if (left?.order?.includes(String(id))) return left
    if (!rows?.some((row) => row.id === id)) return undefined
    return { order: rows.map((row) => String(row.id)), whole: undefined }
  }
  const [found, setFound] = useState(() => ({ path, list: find() }))
  if (found.path !== path) setFound({ path, list: find() })
  const { order, whole } = found.list ?? {}
  useEffect(() => {
    if (path === undefined || !order) return
    // For the next record, when the list is forgotten.
    const place = places.get(path) ?? new ListPlace()
    place.keep({ order, whole })
    places.set(path, place)
  }, [places, path, order, whole])
  const at = order?.indexOf(String(id)) ?? -1
  const end = endNear(at, order?.length ?? 0, whole)
  useEffect(() => {
    const place = path === undefined ? undefined : places.get(path)
    if (!place || !end) return
    let isLeft = false
    // What fails is tried again at the next record: until then the list ends here.
    void place.readBeyond(end).then(
      () => {
        const list = place.read()
        if (!isLeft && list.order?.includes(String(id))) setFound({ path, list })
      },
      () => undefined,
    )
    return () => void (isLeft = true)
  }, [places, path, end, id])
  if (!order) return undefined
  const pathOf = (key: string | undefined) => (key === undefined ? undefined : editPath(Number(key)))
  return {
    place: (whole?.start ?? 0) + at + 1,
    count: whole?.found ?? order.length,
    isAbout: whole?.isAbout,
    previous: pathOf(order[at - 1]),
    next: pathOf(order[at + 1]),
  }
}
