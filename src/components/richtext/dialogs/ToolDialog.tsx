import { Button, Dialog } from '@blueprintjs/core'
import { type FormEvent, type ReactNode, useId } from 'react'
import '../../../styles/dialog.scss'
import { prefersReducedMotion } from '../../../lib/prefersReducedMotion'
import styles from './ToolDialog.module.css'

interface ToolDialogProps {
  /** The dialog's name. */
  title: string
  saveLabel: string
  onSave: () => void
  onClose: () => void
  /** Whether saving has to wait (for an upload). */
  isBusy?: boolean
  /** A further button, at the other end. */
  extra?: ReactNode
  children: ReactNode
}

/** The frame of the editor's dialogs. Enter saves, Escape closes; the form around the editor hears nothing of it. */
export function ToolDialog(props: ToolDialogProps) {
  const { title, saveLabel, onSave, onClose, isBusy = false, extra, children } = props
  const id = useId()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!isBusy) onSave()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      aria-labelledby={id}
      className={styles.dialog}
      canOutsideClickClose={false}
      shouldReturnFocusOnClose={false}
      onOpening={(dialog) => dialog.querySelector<HTMLInputElement>('form input')?.focus()}
      transitionDuration={prefersReducedMotion() ? 0 : 150}
    >
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {children}
        <div className={styles.actions}>
          {extra && <span className={styles.extra}>{extra}</span>}
          <Button text="Cancel" onClick={onClose} />
          <Button type="submit" intent="primary" text={saveLabel} disabled={isBusy} />
        </div>
      </form>
    </Dialog>
  )
}
