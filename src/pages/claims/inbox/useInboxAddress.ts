import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { AddressFollower } from '../../../hooks/AddressFollower'
import { flushBeforeLeaving } from '../../../hooks/flushBeforeLeaving'
import { paths } from '../../../paths'
import type { ClaimState } from '../../../stores/inbox/InboxStore'

export type InboxList = 'claims' | 'applications'

type Place = Pick<InboxAddress, 'list' | 'state' | 'open' | 'search'>

/** What the address of the inbox says. */
export interface InboxAddress {
  list: InboxList
  state: ClaimState
  /** Id of the letter that is open, where one was chosen. */
  open: number | undefined
  /** What the list is searched for. */
  search: string
  /** Searches the list at once; the address follows a while after the last key. */
  onSearch: (text: string) => void
  hrefOf: (part: Partial<Place>) => string
  /** Opens a letter of the list; in place of the one before where both stand beside each other. */
  onOpen: (id: number, isInPlace: boolean) => void
  /** Back to the list, where it fills the window by itself. */
  onClose: () => void
}

/** The search in the address, as other lists have it. */
const searchKey = 'q'

/** State of the location of a letter that was opened from its list. */
export const fromList = { fromList: true }

/** List, state, search and letter of the inbox, kept in the address: a link, a reload and Back show the same. */
export function useInboxAddress(): InboxAddress {
  const [params, setParams] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const list = params.get('list') === 'applications' ? 'applications' : 'claims'
  const state = params.get('show') === 'decided' ? 'decided' : 'pending'
  const id = Number(params.get('open'))
  const open = Number.isSafeInteger(id) && id > 0 ? id : undefined
  const query = params.get(searchKey) ?? ''
  const [search, setSearch] = useState(query)
  const [follower] = useState(() => new AddressFollower(query))
  useEffect(() => follower.take(query, () => setSearch(query)), [follower, query])
  useEffect(() => flushBeforeLeaving(follower), [follower])
  const write = (text: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (text === '') after.delete(searchKey)
        else after.set(searchKey, text)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const hrefOf: InboxAddress['hrefOf'] = (part) => paths.inbox(searchOf({ list, state, search, ...part }))
  return {
    search,
    onSearch(text) {
      setSearch(text)
      follower.follow(text, write, false)
    },
    list,
    state,
    open,
    hrefOf,
    onOpen: (next, isInPlace) =>
      void navigate(hrefOf({ open: next }), {
        replace: isInPlace,
        preventScrollReset: isInPlace,
        state: isInPlace ? location.state : fromList,
      }),
    onClose() {
      const state = location.state as Partial<typeof fromList> | null
      if (state?.fromList) void navigate(-1)
      else void navigate(hrefOf({}), { replace: true })
    },
  }
}

/** Behind the `?`: what is as usual is left out. */
function searchOf({ list, state, open, search }: Partial<Place>): string {
  const params = new URLSearchParams({
    ...(list === 'applications' && { list }),
    ...(list === 'claims' && state === 'decided' && { show: state }),
    ...(search && { [searchKey]: search }),
    ...(open !== undefined && { open: String(open) }),
  })
  return params.size === 0 ? '' : `?${params}`
}
