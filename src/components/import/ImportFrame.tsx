import type { ReactNode } from 'react'
import { ModalDialog } from '../feedback/ModalDialog'
import styles from './ImportFrame.module.css'

export interface ImportFrameProps {
  isOpen: boolean
  /** What is imported: `Import tags`. */
  title: string
  /** The choice of a file, or what it holds. */
  children: ReactNode
  /** Buttons at the end. */
  actions: ReactNode
  onClose: () => void
  /** The dialog is gone. */
  onClosed?: () => void
}

/**
 * The dialog that imports records from a file: the choice of the file, then what becomes of each row.
 *
 * Use it for files alone; many records of a list are changed in a BulkFrame.
 */
export function ImportFrame({ isOpen, title, children, actions, onClose, onClosed }: ImportFrameProps) {
  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={title}
      width={760}
      className={styles.dialog}
      focusFirst={(dialog) => dialog.querySelector<HTMLElement>('input[type="file"]')}
    >
      {children}
      <div className={styles.actions}>{actions}</div>
    </ModalDialog>
  )
}
