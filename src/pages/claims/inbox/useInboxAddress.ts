import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../../paths'
import type { ClaimState } from '../../../stores/inbox/InboxStore'

export type InboxList = 'claims' | 'applications'

/** What the address of the inbox says. */
export interface InboxAddress {
  list: InboxList
  state: ClaimState
  /** Id of the letter that is open, where one was chosen. */
  open: number | undefined
  hrefOf: (part: Partial<Pick<InboxAddress, 'list' | 'state' | 'open'>>) => string
  /** Opens a letter of the list; in place of the one before where both stand beside each other. */
  onOpen: (id: number, isInPlace: boolean) => void
  /** Back to the list, where it fills the window by itself. */
  onClose: () => void
}

/** State of the location of a letter that was opened from its list. */
export const fromList = { fromList: true }

/** List, state and letter of the inbox, kept in the address: a link, a reload and Back show the same. */
export function useInboxAddress(): InboxAddress {
  const [params] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const list = params.get('list') === 'applications' ? 'applications' : 'claims'
  const state = params.get('show') === 'decided' ? 'decided' : 'pending'
  const id = Number(params.get('open'))
  const open = Number.isSafeInteger(id) && id > 0 ? id : undefined
  const hrefOf: InboxAddress['hrefOf'] = (part) => paths.inbox(searchOf({ list, state, ...part }))
  return {
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
function searchOf({ list, state, open }: Pick<Partial<InboxAddress>, 'list' | 'state' | 'open'>): string {
  const search = new URLSearchParams({
    ...(list === 'applications' && { list }),
    ...(list === 'claims' && state === 'decided' && { show: state }),
    ...(open !== undefined && { open: String(open) }),
  })
  return search.size === 0 ? '' : `?${search}`
}
