import { Button, Spinner } from '@blueprintjs/core'
import type { MouseEvent, ReactNode } from 'react'
import type { FormProblem } from '../../lib/FormController'
import { VisuallyHidden } from '../text/VisuallyHidden'
import styles from './Form.module.css'

interface SubmitBarProps {
  label: string
  saving: boolean
  waitingFor: string | undefined
  /** Seconds, 0 when sending is allowed. */
  retryIn: number
  problems: readonly FormProblem[]
  actions: ReactNode
}

/**
 * Foot of a form: its button with progress, waiting and countdown, and how many fields need attention.
 *
 * Use it through Form, which draws it as its foot.
 */
export function SubmitBar({ label, saving, waitingFor, retryIn, problems, actions }: SubmitBarProps) {
  const isBlocked = saving || waitingFor !== undefined || retryIn > 0
  const isBusy = saving || waitingFor !== undefined
  // Only aria-disabled: a disabled button would lose the focus of the person who pressed it.
  const handleClick = (event: MouseEvent) => {
    if (isBlocked) event.preventDefault()
  }
  return (
    <div className={styles.foot}>
      <Button
        type="submit"
        intent="primary"
        className={isBlocked ? styles.blocked : undefined}
        aria-disabled={isBlocked || undefined}
        aria-busy={isBusy || undefined}
        icon={isBusy ? <Spinner size={16} aria-hidden /> : undefined}
        text={waitingFor ?? (retryIn > 0 ? `${label} in ${retryIn} s` : label)}
        onClick={handleClick}
      />
      {actions}
      <output className={styles.summary}>
        {saving ? <VisuallyHidden>Saving…</VisuallyHidden> : summary(problems)}
      </output>
    </div>
  )
}

function summary(problems: readonly FormProblem[]): string {
  const labels = problems.flatMap((problem) => problem.label ?? [])
  if (labels.length === 0) return ''
  const lead =
    labels.length === 1 ? '1 field needs your attention' : `${labels.length} fields need your attention`
  return `${lead}: ${labels.join(', ')}`
}
