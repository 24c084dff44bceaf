import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { LoadingButton } from '../../components/feedback/LoadingButton'
import type { HistoryEntry } from '../../contract/endpoints/history'
import { removableKinds } from '../../contract/endpoints/removals'
import { limits } from '../../contract/limits'
import { undoRemoved } from '../../hooks/removal/showRemoved'
import { useConsole } from '../../hooks/useConsole'
import { historyOf } from '../../stores/history/HistoryStore'
import type { MadeRemoval } from '../../stores/care/RemovalStore'
import styles from './EntryDetails.module.css'

interface UndoRemovalProps {
  entry: HistoryEntry
  /** What is known of the history that it stands in. */
  entries: readonly HistoryEntry[]
}

/** Undoes the merge or the removal of an entry: for 30 days, where the host offers that. Says so where that was done. */
export const UndoRemoval = observer(function UndoRemoval({ entry, entries }: UndoRemovalProps) {
  const console = useConsole()
  const [isBusy, setBusy] = useState(false)
  const wasPressed = useRef(false)
  const words = useRef<HTMLParagraphElement>(null)
  const { stores } = console
  const made = removalIn(entry)
  const isUndone = made !== undefined && entries.some((other) => bringsBack(other, entry))
  useEffect(() => {
    if (!isUndone || !wasPressed.current) return
    wasPressed.current = false
    // The pressed button is gone.
    if (document.activeElement === document.body) words.current?.focus({ preventScroll: true })
  }, [isUndone])
  const isKept = Date.now() - Date.parse(entry.at) < limits.removalKept
  if (!made || !isKept || !stores.session.isOffered('merge')) return null
  if (isUndone)
    return (
      <p ref={words} tabIndex={-1} className={styles.facts}>
        {made.isMerge ? 'This merge was undone.' : 'This removal was undone.'}
      </p>
    )
  const handleClick = async () => {
    wasPressed.current = true
    setBusy(true)
    await undoRemoved(console, made)
    setBusy(false)
    historyOf(stores).changed()
  }
  return (
    <div className={styles.actions}>
      <LoadingButton
        text={made.isMerge ? 'Undo this merge' : 'Undo this removal'}
        isBusy={isBusy}
        onClick={() => void handleClick()}
      />
    </div>
  )
})

/** Whether an entry brings the record back that this one took away. */
const bringsBack = ({ event, record, id }: HistoryEntry, removal: HistoryEntry) =>
  event === 'restored' &&
  id > removal.id &&
  record?.kind === removal.record?.kind &&
  record?.id === removal.record?.id

function removalIn({ event, record, after }: HistoryEntry): MadeRemoval | undefined {
  const kind = removableKinds.find((one) => one === record?.kind)
  const { removal } = after
  if (event !== 'removed' || !record || !kind || typeof removal !== 'number') return undefined
  return { kind, id: record.id, name: record.name, removal, isMerge: 'mergedInto' in after }
}
