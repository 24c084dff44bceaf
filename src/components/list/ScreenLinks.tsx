import { useContext, useEffect, useMemo, type FocusEvent, type MouseEvent, type ReactNode } from 'react'
import { createPath, useInRouterContext, useLocation, useNavigate } from 'react-router-dom'
import { useLatest } from '../../lib/useLatest'
import { LinkAhead } from './LinkAhead'
import { ScreenLinkHandlers } from '../text/ScreenLink'

/** How long the focus has to stay on a link until it counts as about to be followed, in ms: keys go through rows faster. */
const focusPause = 150

/**
 * Follows the links in it as the router's own link does, without drawing them again when the address changes, and says when one is
 * about to be followed.
 */
export function ScreenLinks({ children }: { children: ReactNode }) {
  return useInRouterContext() ? <FollowedLinks>{children}</FollowedLinks> : children
}

function FollowedLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const ahead = useContext(LinkAhead)
  const here = createPath(useLocation())
  const latest = useLatest({
    ahead: (link: Element) => ahead?.(pathOf(link)),
    // A link to this very address adds no step to the history.
    follow: (link: Element) => void navigate(pathOf(link), { replace: pathOf(link) === here }),
  })
  const { handlers, stop } = useMemo(() => handlersFor(latest), [latest])
  useEffect(() => stop, [stop])
  return <ScreenLinkHandlers.Provider value={handlers}>{children}</ScreenLinkHandlers.Provider>
}

const pathOf = (link: Element) => link.getAttribute('href') ?? ''

interface LinkActions {
  follow: (link: Element) => void
  ahead: (link: Element) => void
}

/** The handlers of all links, and what ends their timer. */
function handlersFor(latest: { readonly current: LinkActions }) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    handlers: {
      onClick(event: MouseEvent) {
        if (event.defaultPrevented || !isForThisPage(event)) return
        event.preventDefault()
        latest.current.follow(event.currentTarget)
      },
      onPointerDown(event: MouseEvent & { pointerType: string }) {
        // A finger may be about to scroll.
        if (event.pointerType !== 'touch' && isForThisPage(event)) latest.current.ahead(event.currentTarget)
      },
      onFocus({ currentTarget }: FocusEvent) {
        stop()
        timer = setTimeout(() => latest.current.ahead(currentTarget), focusPause)
      },
      onBlur: stop,
    },
  }
}

/** A press that asks for another tab, a new window or a download is the browser's. */
const isForThisPage = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
