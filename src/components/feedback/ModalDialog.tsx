import { Dialog, type DialogProps } from '@blueprintjs/core'
import { useId, useRef, type CSSProperties, type ReactNode } from 'react'
import { prefersReducedMotion } from '../../lib/prefersReducedMotion'
import styles from './ModalDialog.module.css'
import '../../styles/dialog.scss'

export interface ModalDialogProps extends Pick<
  DialogProps,
  'isOpen' | 'onClose' | 'onClosed' | 'role' | 'className' | 'shouldReturnFocusOnClose' | 'aria-describedby'
> {
  /** The heading, and the dialog's accessible name. */
  title: string
  /** At most so wide, in px; 440 by default. */
  width?: number
  /** A press beside the dialog closes it: where nothing can be lost by that. */
  isLight?: boolean
  /** What has the focus once the dialog is open; the heading where there is none. */
  focusFirst: (dialog: HTMLElement) => HTMLElement | null | undefined
  children: ReactNode
}

/**
 * A dialog with a heading of its own: its name, its first focus and its movement. On a phone it is a sheet.
 *
 * Use it for dialogs that ConfirmDialog and FormDialog don't fit. Its `actions` and `error` are classes of ModalDialog.module.css.
 */
export function ModalDialog(props: ModalDialogProps) {
  const { title, width, isLight = false, focusFirst, className = '', children, ...rest } = props
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Dialog
      shouldReturnFocusOnClose
      {...rest}
      className={`${styles.dialog} ${className}`}
      style={width === undefined ? undefined : ({ '--dialog-width': `${width}px` } as CSSProperties)}
      aria-labelledby={id}
      canOutsideClickClose={isLight}
      autoFocus={false}
      // A moment later: the keypress of an Enter that opened the dialog would reach what has the focus.
      onOpening={(dialog) => requestAnimationFrame(() => (focusFirst(dialog) ?? heading.current)?.focus())}
      transitionDuration={prefersReducedMotion() ? 0 : 150}
    >
      <h2 ref={heading} tabIndex={-1} id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Dialog>
  )
}
