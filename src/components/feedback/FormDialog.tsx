import { Dialog } from '@blueprintjs/core'
import { useId, type ReactNode } from 'react'
import { prefersReducedMotion } from '../../lib/prefersReducedMotion'
import { FormPlacesContext } from '../form/FormPlaces'
import styles from './ConfirmDialog.module.css'
import '../../styles/dialog.scss'

interface FormDialogProps {
  isOpen: boolean
  /** What the form is for; the dialog's accessible name. */
  title: string
  /** Escape was pressed, or what else closes a dialog. */
  onClose: () => void
  /** The dialog is gone, and has given the focus back. */
  onClosed?: () => void
  /** Words about what follows, and a Form. */
  children: ReactNode
}

/**
 * A dialog around a form. The focus starts in its first field and returns to where it came from.
 *
 * Use it where something about another person asks for more than a yes: for a yes or no use ConfirmDialog, for a record
 * a page of its own.
 */
export function FormDialog({ isOpen, title, onClose, onClosed, children }: FormDialogProps) {
  const id = useId()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      className={styles.dialog}
      aria-labelledby={id}
      canOutsideClickClose={false}
      autoFocus={false}
      shouldReturnFocusOnClose
      // A moment later: the keypress of an Enter that opened the dialog would reach the field.
      onOpening={(dialog) =>
        requestAnimationFrame(() =>
          dialog.querySelector<HTMLElement>('form input:not([hidden]), form select')?.focus(),
        )
      }
      transitionDuration={prefersReducedMotion() ? 0 : 150}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {/* A dialog's form has its own foot, also above a page with a bar. */}
      <FormPlacesContext.Provider value={null}>{children}</FormPlacesContext.Provider>
    </Dialog>
  )
}
