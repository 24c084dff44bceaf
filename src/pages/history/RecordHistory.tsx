import { Button, Dialog } from '@blueprintjs/core'
import { CrossIcon } from '@blueprintjs/icons'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { EmptyState } from '../../components/feedback/EmptyState'
import { ResourceView } from '../../components/feedback/ResourceView'
import type { HistoryKind } from '../../contract/endpoints/history'
import { useStores } from '../../hooks/useConsole'
import { prefersReducedMotion } from '../../lib/prefersReducedMotion'
import { historyOf } from '../../stores/history/HistoryStore'
import { EntryDetails } from './EntryDetails'
import { HistoryItem } from './HistoryItem'
import { OlderEntries } from './OlderEntries'
import styles from './RecordHistory.module.css'
import { useHistoryFeed } from './useHistoryFeed'
import '../../styles/dialog.scss'

export interface RecordHistoryProps {
  kind: HistoryKind
  id: number
  /** The record's. */
  name: string
  isOpen: boolean
  onClose: () => void
}

/** What was done to one record, newest first, beside its form: a panel at the edge of the window, on a phone a sheet. */
export function RecordHistory(props: RecordHistoryProps) {
  const { name, isOpen, onClose } = props
  const id = useId()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      className={styles.panel}
      aria-labelledby={id}
      shouldReturnFocusOnClose
      transitionDuration={prefersReducedMotion() ? 0 : 150}
    >
      <div className={styles.head}>
        <h2 id={id}>History of {name}</h2>
        <Button variant="minimal" aria-label="Close" icon={<CrossIcon />} onClick={onClose} />
      </div>
      <Entries {...props} />
    </Dialog>
  )
}

const Entries = observer(function Entries({ kind, id }: RecordHistoryProps) {
  const feed = useHistoryFeed(historyOf(useStores()).ofRecord(kind, id))
  const [open, setOpen] = useState<ReadonlySet<number>>()
  const { value } = feed
  // The newest change is open from the start.
  const shown = open ?? new Set(value?.entries.slice(0, 1).map((entry) => entry.id))
  const toggle = (entry: number) =>
    setOpen(new Set(shown.has(entry) ? [...shown].filter((one) => one !== entry) : [...shown, entry]))
  return (
    <ResourceView {...feed} label="Loading the history…">
      {value &&
        (value.entries.length === 0 ? (
          <EmptyState title="No change is known">
            It was changed last before changes were written down.
          </EmptyState>
        ) : (
          <>
            <ol className={styles.list} aria-label="Changes">
              {value.entries.map((entry) => (
                <li key={entry.id}>
                  <HistoryItem entry={entry} isOpen={shown.has(entry.id)} onToggle={toggle} isOfRecord>
                    <EntryDetails entry={entry} entries={value.entries} />
                  </HistoryItem>
                </li>
              ))}
            </ol>
            <OlderEntries feed={feed} />
          </>
        ))}
    </ResourceView>
  )
})
