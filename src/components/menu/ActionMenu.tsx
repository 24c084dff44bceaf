import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router-dom'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { useLeave, usePlaceBelow, type Anchor } from './floating'
import type { MenuEntry } from './MenuEntry'
import styles from './ActionMenu.module.css'

export interface ActionMenuProps {
  /** Accessible name: `Export`, `Actions of React`. */
  label: string
  entries: readonly MenuEntry[]
  /** What it hangs on: a button, or the place of a press. */
  anchor: RefObject<Anchor>
  /** It is closed; `isChosen` after one of its lines was chosen. The focus is where it was before. */
  onClose: (isChosen: boolean) => void
}

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
]

/** Where a key leads among so many lines. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * A menu of commands and links that hangs on a button or at the place of a press (ARIA menu pattern: arrow keys, Home, End,
 * first letters, Escape).
 *
 * Use it through MenuButton, which loads it. For a choice of values use a picker or a filter.
 */
export function ActionMenu({ label, entries, anchor, onClose }: ActionMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const before = useRef(document.activeElement)
  usePlaceBelow(menu, anchor)
  useLeave(menu, anchor, () => onClose(false))
  useLayoutEffect(() => itemsOf(menu.current)[0]?.focus({ preventScroll: true }), [])

  const giveBack = () => {
    // A press does not give every browser's buttons the focus.
    const at = anchor.current instanceof HTMLButtonElement ? anchor.current : before.current
    if (at instanceof HTMLElement && at.isConnected) at.focus({ preventScroll: true })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    const items = itemsOf(menu.current)
    const at = items.indexOf(document.activeElement as HTMLElement)
    const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
    const next = steps[key]?.(at, items.length) ?? (isLetter ? startingWith(items, at, key) : undefined)
    if (next !== undefined) items[next]?.focus()
    else if (key === ' ') (document.activeElement as HTMLElement | null)?.click()
    else if (key === 'Escape' || key === 'Tab') {
      giveBack()
      onClose(false)
      // Tab goes on from the button.
      if (key === 'Tab') return
    } else if (key === 'Enter' || !isLetter) return event.stopPropagation()
    event.preventDefault()
    event.stopPropagation()
  }
  const handleChoose = (event: MouseEvent, entry: MenuEntry) => {
    if (entry.hindrance !== undefined) return event.preventDefault()
    giveBack()
    onClose(true)
    entry.run?.()
  }

  return createPortal(
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={handleKeyDown}
      // The browser's own menu has no place above this one.
      onContextMenu={(event) => event.preventDefault()}
    >
      {entries.map((entry) => (
        <Item key={entry.id} entry={entry} onChoose={(event) => handleChoose(event, entry)} />
      ))}
    </div>,
    // Inside the page's landmark, where readers look for it.
    document.querySelector('main') ?? document.body,
  )
}

function Item({ entry, onChoose }: { entry: MenuEntry; onChoose: (event: MouseEvent) => void }) {
  const { label, icon, note, href, isNewTab = false, hindrance, startsGroup = false, intent } = entry
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: styles.item,
    'data-intent': intent,
    'aria-disabled': hindrance === undefined ? undefined : true,
    title: hindrance,
    onClick: onChoose,
    // What the pointer is on is what the arrow keys go on from.
    onPointerMove: (event: { currentTarget: HTMLElement }) =>
      event.currentTarget.focus({ preventScroll: true }),
  } as const
  const content = (
    <>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.label}>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {hindrance !== undefined && <VisuallyHidden>. {hindrance}</VisuallyHidden>}
    </>
  )
  const target = isNewTab ? ({ target: '_blank', rel: 'noopener noreferrer' } as const) : {}
  return (
    <>
      {startsGroup && <hr className={styles.line} />}
      {href === undefined ? (
        <button type="button" {...shared}>
          {content}
        </button>
      ) : href.startsWith('/') ? (
        <Link to={href} {...shared} {...target}>
          {content}
        </Link>
      ) : (
        <a href={href} {...shared} {...target}>
          {content}
        </a>
      )}
    </>
  )
}

/** The next line behind this one whose words begin with a letter. */
function startingWith(items: readonly HTMLElement[], at: number, letter: string): number | undefined {
  const order = items.map((_, step) => (at + 1 + step) % items.length)
  return order.find((index) =>
    items[index]?.textContent?.trim().toLowerCase().startsWith(letter.toLowerCase()),
  )
}
