import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { BulkCard } from '../../components/bulk/BulkCard'
import { BulkReport } from '../../components/bulk/BulkReport'
import type { ChangeRow } from '../../components/bulk/ChangeList'
import { limits } from '../../contract/limits'
import { useStores } from '../../hooks/useConsole'
import { useUserKey } from '../../hooks/useUserKey'
import { itemKey, type BulkItem, type ItemState, type RemovingAct } from '../../stores/bulk/BulkItem'
import { bulkOf } from '../../stores/bulk/BulkStore'
import { undoing } from '../../stores/bulk/undoItems'
import { importNote, mayTakeBack } from './importNote'

/** The card of the job that is under way or has just ended. One that an earlier visit left is found, and goes on or offers to. */
export const BulkProgress = observer(function BulkProgress() {
  const stores = useStores()
  const { session } = stores
  const bulk = bulkOf(stores)
  const { job } = bulk
  const person = useUserKey()
  const [isOpen, setOpen] = useState(false)
  const status = job?.status
  const isSignedIn = session.status === 'signedIn'

  useEffect(() => {
    if (isSignedIn && person !== undefined) void bulk.restore(person)
  }, [bulk, person, isSignedIn])

  useEffect(() => {
    const handleOnline = () => {
      if (bulk.job?.status === 'offline') void bulk.job.run()
    }
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [bulk])

  // Also where another tab has signed in anew: the token that a call was refused with is not that of the session any more.
  useEffect(() => {
    if (job && status === 'signedOut' && isSignedIn) void job.run()
  }, [job, status, isSignedIn])

  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (bulk.job?.status === 'running' && session.status !== 'reloading') event.preventDefault()
    }
    window.addEventListener('beforeunload', handleUnload)
    return () => window.removeEventListener('beforeunload', handleUnload)
  }, [bulk, session])

  if (!job) return null
  const { counts, items, order } = job
  const { isImport } = order
  const isUndo = order.change === undefined
  // Nothing was done to the others because of those that failed.
  const isLeft = (state: ItemState) => (job.status === 'refused' ? state === 'failed' : state !== 'done')
  const what = isImport && !job.isActive ? undoing(job, bulk.canRemove(order.kind)) : undefined
  const mayUndo = !isUndo && (!what || mayTakeBack(what))
  return (
    <>
      <BulkCard
        status={job.status}
        noun={order.noun}
        counts={counts}
        isUndo={isUndo}
        isOneCall={job.isOneCall && items.length <= limits.bulk}
        merged={job.status === 'ended' ? items.filter(({ isMerged }) => isMerged).length : 0}
        isImport={isImport}
        act={order.act}
        note={what && importNote(job, what)}
        onStop={() => job.stop()}
        onGoOn={() => void job.run()}
        onRetry={() => void job.retry()}
        onUndo={mayUndo ? () => void bulk.undo() : undefined}
        onShow={() => setOpen(true)}
        onDismiss={() => {
          // The card takes the focus with it.
          document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
          void bulk.dismiss()
        }}
      />
      <BulkReport
        isOpen={isOpen}
        title={isUndo ? 'Not changed' : `Not ${isImport ? 'imported' : wordOf(order.act)}`}
        rows={isOpen ? items.filter(({ state }) => isLeft(state)).map(reportRow) : []}
        onRetry={
          counts.failed > 0
            ? () => {
                setOpen(false)
                void job.retry()
              }
            : undefined
        }
        onClose={() => setOpen(false)}
      />
    </>
  )
})

const wordOf = (act: RemovingAct | undefined) =>
  act === 'remove' ? 'removed' : act === 'merge' ? 'merged' : 'changed'

function reportRow(item: BulkItem): ChangeRow {
  const { name, state, reason } = item
  const id = itemKey(item)
  if (state === 'waiting') return { id, name, tone: 'open', text: 'Not done yet' }
  return { id, name, tone: state === 'failed' ? 'failed' : 'skipped', text: reason ?? '' }
}
