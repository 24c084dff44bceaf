import type { ReactNode } from 'react'
import { FormPlacesContext } from '../form/FormPlaces'
import { ModalDialog } from './ModalDialog'

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
  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      title={title}
      focusFirst={(dialog) => dialog.querySelector<HTMLElement>('form input:not([hidden]), form select')}
    >
      {/* A dialog's form has its own foot, also above a page with a bar. */}
      <FormPlacesContext.Provider value={null}>{children}</FormPlacesContext.Provider>
    </ModalDialog>
  )
}
