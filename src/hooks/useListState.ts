import {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { ShortcutContext } from '../components/keys/useShortcuts'
import { readTableState, writeTableState, type TableState } from '../components/table/model/tableState'
import type { TableScroll } from '../components/table/useVirtualRows'
import { AddressFollower } from './AddressFollower'
import { flushBeforeLeaving } from './flushBeforeLeaving'
import { useLanding } from './useLanding'
import { usePlace } from './usePlace'

/** What a page of a list hands to its table, and to the section that the table stands in. */
export interface ListState {
  state: TableState
  onStateChange: (state: TableState) => void
  scroll: TableScroll
  /** The section to which an address with a search or with its anchor leads. */
  section: RefObject<HTMLElement>
  /** The rows that have come so far are shown: more are on their way. */
  isArriving: boolean
}

/** What there is of a list. */
export interface ListParts {
  /** All of its rows. */
  isWhole: boolean
  /** The first of them. */
  hasArriving?: boolean
}

/**
 * Search and order of a table, kept in the address, so that a link, a reload and Back show the same list. A user who comes
 * back to `path`, by the browser's Back or by a page's link back, finds the list as it was left, scrolling included.
 * The first rows are shown alone where an order, or the place of somebody who comes back, does not need all of them.
 */
export function useListState(path: string, { isWhole, hasArriving = false }: ListParts): ListState {
  const location = useLocation()
  const isPop = useNavigationType() === 'POP'
  const [params, setParams] = useSearchParams()
  const { place, isReturn } = usePlace(path, location, isPop)
  const registry = useContext(ShortcutContext)?.registry
  useLayoutEffect(() => {
    // Only who comes back goes on from where they were.
    if (!isReturn) registry?.visit(undefined)
  }, [registry, isReturn])
  const [state, setState] = useState(() => place.read().state ?? readTableState(params))
  const [mayArrive] = useState(!isReturn && state.sort === null)
  const isArriving = !isWhole && hasArriving && mayArrive
  const isShown = isWhole || isArriving
  const isAsked = state.search !== '' || state.sort !== null || (state.filters?.length ?? 0) > 0
  const section = useLanding({ place, isReturn, isShown, hash: location.hash, isAsked })

  const query = writeTableState(params, readTableState(params)).toString()
  const [follower] = useState(() => new AddressFollower(query))
  const show = useCallback(
    (next: TableState) => {
      place.keep({ state: next })
      setState(next)
    },
    [place],
  )
  useEffect(
    () => follower.take(query, () => show(readTableState(new URLSearchParams(query)))),
    [follower, query, show],
  )

  const follow = (next: TableState, isAtOnce: boolean) =>
    follower.follow(
      writeTableState(params, next).toString(),
      (written) => setParams(new URLSearchParams(written), { replace: true, preventScrollReset: true }),
      isAtOnce,
    )
  const opened = useRef(() => {
    place.keep({ state })
    // After leaving before the address had followed, or by a link back, the address does not hold the search.
    follow(state, true)
  })
  useEffect(() => {
    opened.current()
    return flushBeforeLeaving(follower)
  }, [follower])

  const scroll = useMemo(
    (): TableScroll => ({
      get initial() {
        return place.read().windowTop ?? 0
      },
      get heights() {
        return place.read().heights
      },
      onLeave: (heights) => place.keep({ heights }),
      onRows: (order, whole) =>
        place.keep({
          order,
          whole: whole && { start: whole.start, found: whole.found, readBeyond: whole.readBeyond },
        }),
    }),
    [place],
  )
  const handleStateChange = (next: TableState) => {
    follow(next, next.search === state.search)
    show(next)
  }
  return { state, onStateChange: handleStateChange, scroll, section, isArriving }
}
