import { Button } from '@blueprintjs/core'
import { useRef, useState, type ReactElement, type ReactNode } from 'react'
import { useChunk } from '../../lib/useChunk'
import type { MenuEntry } from './MenuEntry'
import styles from './MenuButton.module.css'

const loadMenu = () => import('./ActionMenu').then((module) => module.ActionMenu)

export interface MenuButtonProps {
  /** Accessible name of the button and of its menu. */
  label: string
  /** What the button shows beside or instead of an icon. */
  text?: ReactNode
  icon?: ReactElement
  title?: string
  variant?: 'minimal' | 'solid'
  /** The lines of the menu, made when it opens. */
  entries: () => readonly MenuEntry[]
  /** The menu is about to open: what its lines need can be fetched. */
  onWanted?: () => void
}

/**
 * A button with a menu of commands. The menu's code is fetched when the button is about to be pressed.
 *
 * Use it where there are several commands and none of them is the main one; a single command is a button.
 */
export function MenuButton(props: MenuButtonProps) {
  const { label, text, icon, title, variant = 'minimal', entries, onWanted } = props
  const button = useRef<HTMLButtonElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [open, setOpen] = useState<readonly MenuEntry[]>()
  const menu = useChunk(loadMenu, isWanted || open !== undefined)
  const want = () => {
    setWanted(true)
    onWanted?.()
  }
  const handleClick = () => {
    if (menu.hasFailed) menu.retry()
    want()
    setOpen(open ? undefined : entries())
  }
  return (
    <span className={styles.root}>
      <Button
        ref={button}
        variant={variant}
        icon={icon}
        text={text}
        aria-label={label}
        title={title}
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        onPointerEnter={want}
        onFocus={want}
        onClick={handleClick}
      />
      {open && menu.hasFailed && (
        <span role="alert" className={styles.failed}>
          This menu could not be loaded. Press the button again.
        </span>
      )}
      {open && menu.part && (
        <menu.part label={label} entries={open} anchor={button} onClose={() => setOpen(undefined)} />
      )}
    </span>
  )
}
