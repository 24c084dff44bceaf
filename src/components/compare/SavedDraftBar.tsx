import { Button } from '@blueprintjs/core'
import { HistoryIcon } from '@blueprintjs/icons'
import { sameValue } from '../../contract/sameValue'
import { useNow } from '../../lib/useNow'
import { formatRelativeTime } from './formatRelativeTime'
import { Differences } from './Differences'
import styles from './SavedDraftBar.module.css'
import type { FormField, OfferedDraft } from '../../lib/FormController'

interface SavedDraftBarProps {
  draft: OfferedDraft
  /** What the server has. */
  saved: object
  fieldOf: (name: string) => FormField | undefined
  onRestore: () => void
  onDiscard: () => void
}

/**
 * Offers what was typed at an earlier visit: how old it is, which fields differ and how, and what was lost.
 *
 * Use it at the top of a form whose draft of an earlier visit was draft. It waits for a decision and replaces nothing
 * by itself.
 */
export function SavedDraftBar({ draft, saved, fieldOf, onRestore, onDiscard }: SavedDraftBarProps) {
  const now = useNow()
  const before = saved as Readonly<Record<string, unknown>>
  const names = Object.keys(draft.values).filter((name) => !sameValue(draft.values[name], before[name]))
  const labels = names.map((name) => fieldOf(name)?.label ?? name)
  const count = names.length === 1 ? '1 field differs' : `${names.length} fields differ`
  return (
    <section className={styles.bar} aria-label="Kept draft">
      <div className={styles.head}>
        <HistoryIcon aria-hidden />
        <output className={styles.words}>
          <strong>
            {draft.isRestored ? 'Your draft is back' : 'You have a draft'} from{' '}
            {formatRelativeTime(draft.savedAt, now)}.
          </strong>{' '}
          {names.length > 0 && `${count} from what is saved: ${labels.join(', ')}.`}
          {draft.lost.length > 0 &&
            ` Files aren’t saved with drafts. Attach them again: ${draft.lost.join(', ')}.`}
        </output>
        <div className={styles.actions}>
          {!draft.isRestored && <Button size="small" intent="primary" text="Restore" onClick={onRestore} />}
          <Button size="small" text="Discard" onClick={onDiscard} />
        </div>
      </div>
      {names.length > 0 && (
        <details className={styles.details}>
          <summary>Show the differences</summary>
          <Differences
            names={names}
            versions={[
              { heading: 'Saved', values: before },
              { heading: 'Draft', values: draft.values },
            ]}
            fieldOf={fieldOf}
          />
        </details>
      )}
    </section>
  )
}
