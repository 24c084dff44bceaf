import { Button } from '@blueprintjs/core'
import { HistoryIcon } from '@blueprintjs/icons'
import { useEffect, useState } from 'react'
import { sameValue } from '../../contract/sameValue'
import { formatRelativeTime } from './formatRelativeTime'
import { Differences } from './Differences'
import styles from './DraftBar.module.css'
import type { KnownField } from '../form/FormContext'
import type { KeptDraft } from '../form/KeptDraft'

interface DraftBarProps {
  kept: KeptDraft
  /** What the server has. */
  saved: Readonly<Record<string, unknown>>
  fieldOf: (name: string) => KnownField | undefined
  onRestore: () => void
  onDiscard: () => void
}

/**
 * Offers what was typed at an earlier visit: how old it is, which fields differ and how, and what was lost.
 *
 * Use it at the top of a form whose draft of an earlier visit was kept. It waits for a decision and replaces nothing
 * by itself.
 */
export function DraftBar({ kept, saved, fieldOf, onRestore, onDiscard }: DraftBarProps) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])

  const names = Object.keys(kept.values).filter((name) => !sameValue(kept.values[name], saved[name]))
  const labels = names.map((name) => fieldOf(name)?.label ?? name)
  const count = names.length === 1 ? '1 field differs' : `${names.length} fields differ`
  return (
    <section className={styles.bar} aria-label="Kept draft">
      <div className={styles.head}>
        <HistoryIcon aria-hidden />
        <output className={styles.words}>
          <strong>
            {kept.isRestored ? 'Your draft is back' : 'You have a draft'} from{' '}
            {formatRelativeTime(kept.savedAt, now)}.
          </strong>{' '}
          {names.length > 0 && `${count} from what is saved: ${labels.join(', ')}.`}
          {kept.lost.length > 0 && ` Not kept, choose or add it again: ${kept.lost.join(', ')}.`}
        </output>
        <div className={styles.actions}>
          {!kept.isRestored && <Button size="small" intent="primary" text="Restore" onClick={onRestore} />}
          <Button size="small" text="Discard" onClick={onDiscard} />
        </div>
      </div>
      {names.length > 0 && (
        <details className={styles.details}>
          <summary>Show the differences</summary>
          <Differences
            names={names}
            versions={[
              { heading: 'Saved', values: saved },
              { heading: 'Draft', values: kept.values },
            ]}
            fieldOf={fieldOf}
          />
        </details>
      )}
    </section>
  )
}
