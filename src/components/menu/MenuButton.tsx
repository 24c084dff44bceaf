import { Button } from '@blueprintjs/core'
import { useRef, type ReactElement, type ReactNode } from 'react'
import type { MenuEntry } from './MenuEntry'
import { loadMenu, useActionMenu } from './useActionMenu'
import styles from './MenuButton.module.css'

export interface MenuButtonProps {
  /** Accessible name of the button and of its menu. */
  label: string
  /** What the button shows beside or instead of an icon. */
  text?: ReactNode
  icon?: ReactElement
  title?: string
  variant?: 'minimal' | 'solid'
  /** The lines of the menu, asked for when it opens; their code may be fetched then. */
  entries: () => readonly MenuEntry[] | Promise<readonly MenuEntry[]>
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
  const { anchor, hasFailed, open, close, menu } = useActionMenu()
  const handleWanted = () => {
    void loadMenu().catch(() => undefined)
    onWanted?.()
  }
  const handleClick = () => {
    handleWanted()
    if (anchor) close()
    else if (button.current) open({ label, anchor: button.current, entries })
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
        aria-expanded={anchor !== undefined}
        onPointerEnter={handleWanted}
        onFocus={handleWanted}
        onClick={handleClick}
      />
      {hasFailed && (
        <span role="alert" className={styles.failed}>
          This menu could not be loaded. Press the button again.
        </span>
      )}
      {menu}
    </span>
  )
}
