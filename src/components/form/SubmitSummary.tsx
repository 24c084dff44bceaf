import type { FormProblem } from '../../lib/FormController'
import { VisuallyHidden } from '../text/VisuallyHidden'
import styles from './Form.module.css'

interface SubmitSummaryProps {
  saving: boolean
  problems: readonly FormProblem[]
}

/**
 * Says that the form is being sent, or how many of its fields need attention.
 *
 * Use it through Form, which draws it beside its button, or at its top on a page with a bar.
 */
export function SubmitSummary({ saving, problems }: SubmitSummaryProps) {
  return (
    <output className={styles.summary}>
      {saving ? <VisuallyHidden>Saving…</VisuallyHidden> : summary(problems)}
    </output>
  )
}

function summary(problems: readonly FormProblem[]): string {
  const labels = problems.flatMap((problem) => problem.label ?? [])
  if (labels.length === 0) return ''
  const lead =
    labels.length === 1 ? '1 field needs your attention' : `${labels.length} fields need your attention`
  return `${lead}: ${labels.join(', ')}`
}
