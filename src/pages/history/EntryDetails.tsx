import { Button } from '@blueprintjs/core'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Differences } from '../../components/compare/Differences'
import type { HistoryEntry } from '../../contract/endpoints/history'
import { restorableFields, type Fields } from '../../stores/history/restorable'
import { entryFields, formValues, isFilled } from './entryFields'
import styles from './EntryDetails.module.css'
import { RestoreDialog } from './RestoreDialog'
import { UndoRemoval } from './UndoRemoval'
import { useFieldWords } from './useNames'

/** Entries that are about a whole record, and what stands above its fields. */
const wholes: Readonly<Record<string, string>> = {
  created: 'As added',
  removed: 'As removed',
  restored: 'As brought back',
}

interface EntryDetailsProps {
  entry: HistoryEntry
  /** What is known of the history that it stands in. */
  entries: readonly HistoryEntry[]
}

/** An open entry: its fields before and after, where it came from, and the ways to restore what stood there. */
export const EntryDetails = observer(function EntryDetails({ entry, entries }: EntryDetailsProps) {
  const { event, record, before, after, call, address, requestId } = entry
  const [restored, setRestored] = useState<{ fields: Fields; when: 'before' | 'after' }>()
  const [isAsking, setAsking] = useState(false)
  const whole = wholes[event]
  const names = entryFields(entry).filter(
    (name) => whole === undefined || isFilled(after[name] ?? before[name]),
  )
  const fieldOf = useFieldWords(record?.kind ?? '', names)
  const ways = sidesOf(event).flatMap((when) => {
    const fields = record && restorableFields(record.kind, formValues(when === 'before' ? before : after))
    return fields ? [{ when, fields }] : []
  })
  const facts = [`Call ${call}`, address && `from ${address}`, requestId && `request ${requestId}`]
  return (
    <div className={styles.details}>
      {names.length > 0 && (
        <Differences
          names={names}
          versions={
            whole === undefined
              ? [
                  { heading: 'Before', values: withAll(names, before) },
                  { heading: 'After', values: withAll(names, after) },
                ]
              : [{ heading: whole, values: formValues({ ...before, ...after }) }]
          }
          fieldOf={fieldOf}
        />
      )}
      <p className={styles.facts}>{facts.filter(Boolean).join(', ')}</p>
      {ways.length > 0 && (
        <div className={styles.actions}>
          {ways.map((way) => (
            <Button
              key={way.when}
              text={event === 'created' ? 'Restore as added…' : `Restore what was ${way.when}…`}
              onClick={() => {
                setRestored(way)
                setAsking(true)
              }}
            />
          ))}
        </div>
      )}
      <UndoRemoval entry={entry} entries={entries} />
      {record && restored && (
        <RestoreDialog
          key={restored.when}
          record={record}
          at={entry.at}
          {...restored}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
})

/** The sides of an entry that can be restored: what is gone has no form, and what comes back was nothing before. */
function sidesOf(event: string): readonly ('before' | 'after')[] {
  if (event === 'removed') return []
  return event === 'restored' ? ['after'] : ['before', 'after']
}

/** A field that the entry does not have on this side was empty there. */
const withAll = (names: readonly string[], fields: HistoryEntry['before']) => ({
  ...Object.fromEntries(names.map((name) => [name, ''])),
  ...formValues(fields),
})
