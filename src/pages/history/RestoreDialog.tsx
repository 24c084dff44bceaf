import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { ModalDialog } from '../../components/feedback/ModalDialog'
import { ResourceView } from '../../components/feedback/ResourceView'
import type { HistoryEntry, HistoryKind } from '../../contract/endpoints/history'
import { useStores } from '../../hooks/useConsole'
import { useResource } from '../../hooks/useResource'
import { historyOf } from '../../stores/history/HistoryStore'
import { restorable, type Fields } from '../../stores/history/restorable'
import { Resource } from '../../stores/Resource'
import { shortWords } from './days'
import { kindWord } from './entryFields'
import styles from './RestoreDialog.module.css'
import { RestorePreview } from './RestorePreview'

interface RestoreDialogProps {
  record: NonNullable<HistoryEntry['record']>
  /** The values that are to stand in the record again. */
  fields: Fields
  /** They stood there before the change at this moment, or after it. */
  when: 'before' | 'after'
  at: string
  isOpen: boolean
  onClose: () => void
}

/** Says what restoring changes in the record as it is now, and does it. */
export const RestoreDialog = observer(function RestoreDialog(props: RestoreDialogProps) {
  const { record, when, at, isOpen, onClose } = props
  const [isBusy, setBusy] = useState(false)
  const [turn, setTurn] = useState(0)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    // Each time it opens it reads the record anew.
    if (isOpen) setTurn(turn + 1)
  }
  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={() => {
        if (!isBusy) onClose()
      }}
      title={`Restore ${record.name || kindWord(record.kind)}`}
      width={760}
      // What is to be pressed comes with the record, as it is now.
      focusFirst={(dialog) =>
        document.activeElement instanceof HTMLElement && dialog.contains(document.activeElement)
          ? document.activeElement
          : null
      }
    >
      <p className={styles.text}>
        What stood there {when} the change of {shortWords(new Date(at))}.
      </p>
      <Preview key={turn} {...props} onBusy={setBusy} />
    </ModalDialog>
  )
})

const Preview = observer(function Preview(props: RestoreDialogProps & { onBusy: (isBusy: boolean) => void }) {
  const { record, fields, onClose, onBusy } = props
  const stores = useStores()
  const calls = useMemo(() => {
    const made = restorable(stores, record.kind as HistoryKind, record.id, fields)
    return {
      ...made,
      async write(...given: Parameters<typeof made.write>) {
        await made.write(...given)
        historyOf(stores).changed()
      },
    }
  }, [stores, record, fields])
  const [now] = useState(() => new Resource((signal, onTag) => calls.read({ signal, onTag })))
  const current = useResource(now)
  useEffect(() => () => onBusy(false), [onBusy])
  return (
    <ResourceView {...current} label={`Reading the ${kindWord(record.kind)} as it is now…`}>
      {current.value && (
        <RestorePreview
          record={record}
          now={current.value}
          tag={now.tag}
          fields={fields}
          calls={calls}
          onBusy={onBusy}
          onClose={onClose}
        />
      )}
    </ResourceView>
  )
})
