import { Button, Dialog } from '@blueprintjs/core'
import { useId, useRef } from 'react'
import { prefersReducedMotion } from '../../lib/prefersReducedMotion'
import { ChangeList, type ChangeRow } from './ChangeList'
import styles from './BulkFrame.module.css'
import '../../styles/dialog.scss'

export interface BulkReportProps {
  isOpen: boolean
  /** The records that were not changed, each with the reason. */
  rows: readonly ChangeRow[]
  /** Tries again what failed; without it there is nothing to try again. */
  onRetry?: (() => void) | undefined
  onClose: () => void
}

/**
 * What a change of many records has left out, and why.
 *
 * Use it behind a BulkCard.
 */
export function BulkReport({ isOpen, rows, onRetry, onClose }: BulkReportProps) {
  const id = useId()
  const close = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      className={styles.dialog}
      aria-labelledby={id}
      autoFocus={false}
      shouldReturnFocusOnClose
      onOpening={() => requestAnimationFrame(() => close.current?.focus())}
      transitionDuration={prefersReducedMotion() ? 0 : 150}
    >
      <h2 id={id} className={styles.title}>
        Not changed
      </h2>
      <ChangeList label="Not changed" rows={rows} room={rows.length} />
      <div className={styles.actions}>
        <Button ref={close} text="Close" onClick={onClose} />
        {onRetry && <Button intent="primary" text="Retry what failed" onClick={onRetry} />}
      </div>
    </Dialog>
  )
}
