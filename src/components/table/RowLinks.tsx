import { useCallback, type MouseEvent, type ReactNode } from 'react'
import { createPath, useInRouterContext, useLocation, useNavigate } from 'react-router-dom'
import { useLatest } from '../../lib/useLatest'
import { RowLinkPress } from '../text/RowLink'

/** Follows the links of the rows as the router's own link does, without drawing them again when the address changes. */
export function RowLinks({ children }: { children: ReactNode }) {
  return useInRouterContext() ? <FollowedLinks>{children}</FollowedLinks> : children
}

function FollowedLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const latest = useLatest({ navigate, here: createPath(useLocation()) })
  const handlePress = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      const to = event.currentTarget.getAttribute('href')
      if (to === null || event.defaultPrevented || !isForThisPage(event)) return
      event.preventDefault()
      // One that leads to this very address adds no step to the history.
      void latest.current.navigate(to, { replace: to === latest.current.here })
    },
    [latest],
  )
  return <RowLinkPress.Provider value={handlePress}>{children}</RowLinkPress.Provider>
}

/** A press that asks for another tab, a new window or a download is the browser's. */
const isForThisPage = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
