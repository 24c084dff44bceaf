import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { LastChange } from '../components/record/LastChange'
import type { HistoryKind } from '../contract/endpoints/history'
import type { Stamps } from '../contract/entities'
import { useConsole } from '../hooks/useConsole'
import { useChunk } from '../lib/loading/useChunk'
import { mayReadHistory } from '../stores/history/mayReadHistory'

interface RecordChangeProps {
  kind: HistoryKind
  record: Partial<Stamps> & { id: number }
  name: string
}

const loadHistory = () => import('./history/RecordHistory').then((module) => module.RecordHistory)

/** When a record was changed last and by whom, with the way to all that was done to it, for those who may read that. */
export const RecordChange = observer(function RecordChange({ kind, record, name }: RecordChangeProps) {
  const { stores, toaster } = useConsole()
  const [isOpen, setOpen] = useState(false)
  const { part: RecordHistory, hasFailed, retry } = useChunk(loadHistory, isOpen)
  useEffect(() => {
    if (!hasFailed) return
    toaster.show({ message: 'This part of the console could not be loaded', intent: 'danger' })
    setOpen(false)
    retry()
  }, [hasFailed, retry, toaster])
  return (
    <>
      <LastChange
        record={record}
        onHistory={mayReadHistory(stores.session) ? () => setOpen(true) : undefined}
      />
      {RecordHistory && (
        <RecordHistory
          kind={kind}
          id={record.id}
          name={name}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
})
