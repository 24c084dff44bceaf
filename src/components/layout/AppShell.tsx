import { Button } from '@blueprintjs/core'
import { MenuIcon } from '@blueprintjs/icons'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useRootMark } from '../../lib/window/useRootMark'
import { dropStrayKeyUps } from '../feedback/dropStrayKeyUps'
import { InShell } from './InShell'
import { useDrawer } from './useDrawer'
import styles from './AppShell.module.css'

export interface AppShellProps {
  /** The `Sidebar`; drawn a second time in the drawer of small screens, once that is opened. */
  sidebar: ReactNode
  /** Another value (the address) closes the drawer. */
  drawerKey?: string
  /** Stands above the page: the bar that says that there is no connection. */
  banner?: ReactNode
  /** The page. */
  children: ReactNode
}

/**
 * The main layout: a sidebar, permanent on large screens and a drawer below 1024 px, and the page.
 *
 * Use it once, around every page of somebody who may use the menu. Login and waiting stand outside of it.
 */
export function AppShell({ sidebar, drawerKey, banner, children }: AppShellProps) {
  useRootMark('withMenu')
  const main = useRef<HTMLElement>(null)
  const drawer = useDrawer(drawerKey, main)
  const [isDrawerDrawn, setDrawerDrawn] = useState(false)
  useEffect(() => dropStrayKeyUps(document), [])

  const handleSkip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
  }

  const handleOpen = () => {
    // Before it is shown, so that the focus finds its first button.
    flushSync(() => setDrawerDrawn(true))
    drawer.current?.showModal()
  }

  return (
    <div className={styles.shell} data-shell>
      <a href="#content" className={styles.skip} onClick={handleSkip}>
        Skip to content
      </a>
      <header className={styles.side}>{sidebar}</header>
      <dialog ref={drawer} className={styles.drawer} aria-label="Menu">
        {isDrawerDrawn && sidebar}
      </dialog>
      <div className={styles.content}>
        {banner}
        <header className={styles.menu}>
          <Button
            variant="minimal"
            aria-label="Open drawer"
            aria-haspopup="dialog"
            icon={<MenuIcon size={20} />}
            onClick={handleOpen}
          />
        </header>
        <main ref={main} id="content" tabIndex={-1} className={styles.main}>
          <InShell.Provider value>{children}</InShell.Provider>
        </main>
      </div>
    </div>
  )
}
