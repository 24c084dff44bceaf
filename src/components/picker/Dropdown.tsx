import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import styles from './Dropdown.module.css'

interface DropdownProps {
  isOpen: boolean
  /** Called when the focus or a press leaves control and list. */
  onLeave: () => void
  control: ReactNode
  /** What hangs below the control, or above it where there is more room. */
  children: ReactNode
}

/** A control with a panel hanging on it, inside the page's own flow: no portal, so the tab order is as it looks. */
export function Dropdown({ isOpen, onLeave, control, children }: DropdownProps) {
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isAbove, setAbove] = useState(false)
  useLayoutEffect(() => {
    if (!isOpen || !root.current || !panel.current) return
    const { top, bottom } = root.current.getBoundingClientRect()
    const below = window.innerHeight - bottom
    setAbove(below < panel.current.offsetHeight + 8 && top > below)
  }, [isOpen])
  return (
    <div
      ref={root}
      className={styles.root}
      onBlur={(event) => {
        // The whole window lost the focus, as when somebody looks something up: nothing was left here.
        const isStillHere = event.currentTarget.contains(document.activeElement)
        if (!isStillHere && !event.currentTarget.contains(event.relatedTarget)) onLeave()
      }}
    >
      {control}
      {isOpen && (
        // A press on the panel must not take the focus out of the input.
        <div
          ref={panel}
          role="presentation"
          className={isAbove ? `${styles.panel} ${styles.above}` : styles.panel}
          onMouseDown={(event) => event.preventDefault()}
        >
          {children}
        </div>
      )}
    </div>
  )
}
