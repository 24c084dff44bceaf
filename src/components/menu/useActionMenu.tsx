import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { ActionMenu } from './ActionMenu'
import type { Anchor } from './floating'
import type { MenuEntry } from './MenuEntry'

/** Fetches the menu's code. */
export const loadMenu = () => import('./ActionMenu').then((module) => module.ActionMenu)

/** A menu that is asked for. */
interface Asked {
  label: string
  anchor: Anchor
  entries: () => readonly MenuEntry[] | Promise<readonly MenuEntry[]>
}

interface Opened extends Omit<Asked, 'entries'> {
  Menu: typeof ActionMenu
  entries: readonly MenuEntry[]
}

/** A menu and the way to open it. */
export interface MenuHost {
  /** What the open menu hangs on. */
  anchor: Anchor | undefined
  /** Its code or that of its lines could not be fetched. */
  hasFailed: boolean
  open: (asked: Asked) => void
  close: () => void
  /** To be drawn. */
  menu: ReactNode
}

/** A menu whose code, and that of its lines, is fetched when it opens. */
export function useActionMenu(): MenuHost {
  const [opened, setOpened] = useState<Opened>()
  const [hasFailed, setFailed] = useState(false)
  const last = useRef<Asked>()
  const close = useCallback(() => {
    last.current = undefined
    setOpened(undefined)
  }, [])
  const open = useCallback((asked: Asked) => {
    const fetchAll = async () => {
      last.current = asked
      setFailed(false)
      try {
        const [Menu, entries] = await Promise.all([loadMenu(), asked.entries()])
        if (last.current === asked) setOpened({ ...asked, Menu, entries })
      } catch {
        if (last.current === asked) setFailed(true)
      }
    }
    void fetchAll()
  }, [])
  useEffect(() => () => void (last.current = undefined), [])

  const anchor = opened?.anchor
  const ref = useMemo(() => ({ current: anchor ?? null }), [anchor])
  // Before the menu takes the focus and is seen.
  useLayoutEffect(() => {
    if (!(anchor instanceof HTMLButtonElement)) return
    anchor.setAttribute('aria-expanded', 'true')
    return () => anchor.setAttribute('aria-expanded', 'false')
  }, [anchor])
  const menu = opened && (
    <opened.Menu label={opened.label} entries={opened.entries} anchor={ref} onClose={close} />
  )
  return { anchor, hasFailed, open, close, menu }
}
