import { Button, type Intent } from '@blueprintjs/core'
import { useId, useRef, type ReactNode } from 'react'
import { LoadingButton } from './LoadingButton'
import { ModalDialog } from './ModalDialog'
import styles from './ModalDialog.module.css'

export interface ConfirmDialogProps {
  isOpen: boolean
  /** The question, in a few words; the dialog's accessible name. */
  title: string
  /** What follows from a yes; the dialog's accessible description. */
  children: ReactNode
  confirmLabel: string
  /** `Cancel` by default. */
  cancelLabel?: string
  /** Look of the button that confirms; `primary` by default. */
  intent?: Intent
  /** The action is under way: nothing closes the dialog. */
  isBusy?: boolean
  /** Why the action failed; shown inside, and the user can try again. */
  error?: string | null
  onConfirm: () => void
  onCancel: () => void
  /** A third way, between the two. */
  other?: { label: string; intent?: Intent | undefined; onPress: () => void }
  /** The dialog is gone, and has given the focus back. */
  onClosed?: () => void
}

/**
 * Asks before something is done. Focus starts on Cancel and returns to where it came from; Escape cancels.
 *
 * Use it only before what cannot be undone or touches another person: a deletion, a role. Where an Undo can be
 * offered afterwards, offer that and do not ask.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel = 'Cancel', intent = 'primary' } = props
  const { isBusy = false, error, onConfirm, onCancel, other, onClosed } = props
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  const handleCancel = () => {
    if (!isBusy) onCancel()
  }
  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={handleCancel}
      onClosed={onClosed}
      role="alertdialog"
      title={title}
      aria-describedby={id}
      focusFirst={() => cancel.current}
    >
      <div id={id}>{children}</div>
      {error !== null && error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.actions}>
        <Button ref={cancel} text={cancelLabel} disabled={isBusy} onClick={handleCancel} />
        {other && (
          <Button
            text={other.label}
            variant={other.intent === 'danger' ? 'outlined' : 'solid'}
            intent={other.intent}
            disabled={isBusy}
            onClick={other.onPress}
          />
        )}
        <LoadingButton text={confirmLabel} intent={intent} isBusy={isBusy} onClick={onConfirm} />
      </div>
    </ModalDialog>
  )
}
