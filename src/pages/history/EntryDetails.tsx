import { Button } from '@blueprintjs/core'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Differences } from '../../components/compare/Differences'
import type { HistoryEntry } from '../../contract/endpoints/history'
import { restorableFields, type Fields } from '../../stores/history/restorable'
import { entryFields, formValues, isFilled } from './entryFields'
import styles from './EntryDetails.module.css'
import { RestoreDialog } from './RestoreDialog'
import { useFieldWords } from './useNames'

/** An open entry: its fields before and after, where it came from, and the ways to restore what stood there. */
export const EntryDetails = observer(function EntryDetails({ entry }: { entry: HistoryEntry }) {
  const { event, record, before, after, call, address, requestId } = entry
  const [restored, setRestored] = useState<{ fields: Fields; when: 'before' | 'after' }>()
  const [isAsking, setAsking] = useState(false)
  const isNew = event === 'created'
  const names = entryFields(entry).filter((name) => !isNew || isFilled(after[name]))
  const fieldOf = useFieldWords(record?.kind ?? '', names)
  const ways = (['before', 'after'] as const).flatMap((when) => {
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
            isNew
              ? [{ heading: 'As added', values: formValues(after) }]
              : [
                  { heading: 'Before', values: withAll(names, before) },
                  { heading: 'After', values: withAll(names, after) },
                ]
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
              text={isNew ? 'Restore as added…' : `Restore what was ${way.when}…`}
              onClick={() => {
                setRestored(way)
                setAsking(true)
              }}
            />
          ))}
        </div>
      )}
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

/** A field that the entry does not have on this side was empty there. */
const withAll = (names: readonly string[], fields: HistoryEntry['before']) => ({
  ...Object.fromEntries(names.map((name) => [name, ''])),
  ...formValues(fields),
})
