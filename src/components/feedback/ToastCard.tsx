import { Button } from '@blueprintjs/core'
import { CrossIcon, ErrorIcon, InfoSignIcon, TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons'
import { useCallback, useEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react'
import type { Toast } from './createToaster'
import { useDragAway } from '../../lib/useDragAway'
import { useHeld } from '../../lib/useHeld'
import styles from './ToastRegion.module.css'

export interface ToastCardProps {
  toast: Toast
  /** How long it stays while nobody looks at it, in ms. */
  duration: number
  /** How many newer toasts there are: those lie on top of it. */
  depth: number
  onDismiss: (key: string) => void
}

/** What a toast that was held has left at least, in ms. */
const shortest = 1000

const marks = { none: InfoSignIcon, success: TickCircleIcon, warning: WarningSignIcon, danger: ErrorIcon }

/**
 * One toast: its time stands still under the pointer or the focus; a button, Escape or dragging it aside close it.
 *
 * Use it through a toaster: it is what ToastRegion draws for each message.
 */
export function ToastCard({ toast, duration, depth, onDismiss }: ToastCardProps) {
  const { key, message, about, intent = 'none', isPersistent, action } = toast
  const held = useHeld()
  const giveBack = held.giveBackFocus
  const close = useCallback(() => {
    giveBack()
    onDismiss(key)
  }, [giveBack, onDismiss, key])
  const drag = useDragAway(close)

  const left = useRef(duration)
  useEffect(() => {
    if (held.isHeld || isPersistent) return
    const since = performance.now()
    const timer = setTimeout(close, left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(shortest, left.current - (performance.now() - since))
    }
  }, [held.isHeld, isPersistent, close])

  const handleAction = () => {
    action?.onClick()
    close()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  const Mark = marks[intent]
  return (
    <div
      className={styles.toast}
      data-intent={intent}
      data-behind={depth > 0}
      {...held.handlers}
      {...drag}
      style={{ ...drag.style, '--depth': depth } as CSSProperties}
    >
      <Mark className={styles.mark} />
      <p className={styles.message}>
        {message}
        {about && <b className={styles.about}> {about}</b>}
      </p>
      {action !== undefined && (
        <Button size="small" text={action.label} onClick={handleAction} onKeyDown={handleKeyDown} />
      )}
      <Button
        size="small"
        variant="minimal"
        aria-label="Dismiss"
        icon={<CrossIcon />}
        onClick={close}
        onKeyDown={handleKeyDown}
      />
    </div>
  )
}
