import { Button } from '@blueprintjs/core'
import { useRef } from 'react'
import { ModalDialog } from '../feedback/ModalDialog'
import { ChangeList, type ChangeRow } from './ChangeList'
import styles from './BulkFrame.module.css'

export interface BulkReportProps {
  isOpen: boolean
  /** `Not changed` by default. */
  title?: string
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
export function BulkReport(props: BulkReportProps) {
  const { isOpen, title = 'Not changed', rows, onRetry, onClose } = props
  const close = useRef<HTMLButtonElement>(null)
  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      width={760}
      isLight
      className={styles.dialog}
      focusFirst={() => close.current}
    >
      <ChangeList label={title} rows={rows} room={rows.length} />
      <div className={styles.actions}>
        <Button ref={close} text="Close" onClick={onClose} />
        {onRetry && <Button intent="primary" text="Retry what failed" onClick={onRetry} />}
      </div>
    </ModalDialog>
  )
}
