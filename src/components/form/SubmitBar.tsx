import { Button, Spinner } from '@blueprintjs/core'
import type { MouseEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './Form.module.css'

interface SubmitBarProps {
  formId: string
  /** Where the page wants the button; else it stands in the foot of the form. */
  place: HTMLElement | undefined
  label: string
  saving: boolean
  waitingFor: string | undefined
  /** Seconds, 0 when sending is allowed. */
  retryIn: number
  /** Further buttons. */
  actions: ReactNode
  /** Stands behind the buttons. */
  children: ReactNode
}

/**
 * Foot of a form: its button with progress, waiting and countdown. On a page with a bar the button stands there.
 *
 * Use it through Form, which draws it as its foot.
 */
export function SubmitBar(props: SubmitBarProps) {
  const { formId, place, label, saving, waitingFor, retryIn, actions, children } = props
  const isBlocked = saving || waitingFor !== undefined || retryIn > 0
  const isBusy = saving || waitingFor !== undefined
  // Only aria-disabled: a disabled button would lose the focus of the person who pressed it.
  const handleClick = (event: MouseEvent) => {
    if (isBlocked) event.preventDefault()
  }
  const button = (
    <Button
      type="submit"
      form={formId}
      intent="primary"
      className={isBlocked ? styles.blocked : undefined}
      aria-disabled={isBlocked || undefined}
      aria-busy={isBusy || undefined}
      icon={isBusy ? <Spinner size={16} aria-hidden /> : undefined}
      text={waitingFor ?? (retryIn > 0 ? `${label} in ${retryIn} s` : label)}
      onClick={handleClick}
    />
  )
  if (place === undefined)
    return (
      <div className={styles.foot}>
        {button}
        {actions}
        {children}
      </div>
    )
  return (
    <>
      {actions && <div className={styles.foot}>{actions}</div>}
      {createPortal(button, place)}
    </>
  )
}
