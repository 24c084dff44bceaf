import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useState } from 'react'
import { BulkFrame } from '../../components/bulk/BulkFrame'
import type { ChangeRow } from '../../components/bulk/ChangeList'
import type { BulkOrder } from '../../stores/bulk/BulkItem'
import type { BulkChange } from '../../contract/bulk/bulkChange'
import { bulkCalls, type BulkKind } from '../../stores/bulk/bulkKinds'
import { bulkOf } from '../../stores/bulk/BulkStore'
import { BulkPreview, type PreviewRow } from '../../stores/bulk/BulkPreview'
import { useStores } from '../useConsole'
import { useUserKey } from '../useUserKey'
import type { BulkActionDialogProps, FieldAction } from './BulkAction'
import { ChangeText } from './ChangeText'
import { Choice } from './Choice'
import { countWord } from '../../contract/words'

export interface BulkDialogProps extends BulkActionDialogProps {
  kind: BulkKind
  noun: BulkOrder['noun']
  action: FieldAction
}

/** The choice, its preview over the records as they are now, and the start of the job. */
export const BulkDialog = observer(function BulkDialog(props: BulkDialogProps) {
  const { kind, noun, action, items, isOpen, onStarted, onClose, onClosed } = props
  const stores = useStores()
  const bulk = bulkOf(stores)
  const person = useUserKey()
  const [preview] = useState(() => new BulkPreview(items, kind, (of) => bulkCalls(stores, of)))
  useEffect(() => {
    void preview.load()
    return () => preview.end()
  }, [preview])
  const [change, setChange] = useState<BulkChange | undefined>(
    action.type === 'set' ? { set: { [action.field]: action.value } } : undefined,
  )
  const { readCount } = preview
  const rows = useMemo(() => {
    // Computed anew with each record that was read.
    void readCount
    return change && preview.rows(change).map((row) => shownRow(row, action))
  }, [preview, readCount, change, action])

  const handleApply = () => {
    if (!change || person === undefined) return
    void bulk.start({ kind, noun, change, items: preview.order() }, person)
    onStarted()
    onClose()
  }
  const { failures } = preview
  const count = countWord(items.length)
  const nouns = items.length === 1 ? noun.one : noun.many
  return (
    <BulkFrame
      isOpen={isOpen}
      title={
        action.type === 'set' ? `${action.label} ${count} ${nouns}` : `${action.label} of ${count} ${nouns}`
      }
      noun={noun}
      rows={rows}
      read={{ done: readCount, of: items.length }}
      unread={
        preview.isRead && failures > 0 ? { count: failures, onRetry: () => void preview.retry() } : undefined
      }
      {...(action.type === 'set' && { verb: action.label, intent: action.intent })}
      hindrance={
        bulk.isBusy
          ? 'Another change of many records is still under way. It has to end before this one begins.'
          : undefined
      }
      onApply={handleApply}
      onCancel={onClose}
      onClosed={onClosed}
    >
      {action.type !== 'set' && (
        <Choice action={action} preview={preview} change={change} onChange={setChange} />
      )}
    </BulkFrame>
  )
})

function shownRow(row: PreviewRow, action: FieldAction): ChangeRow {
  const { id, name } = row
  if (row.kind === 'reading') return { id, name, tone: 'open', text: '…' }
  if (row.kind === 'skipped')
    return { id, name, tone: row.isHindered ? 'failed' : 'skipped', text: row.reason }
  return {
    id,
    name,
    tone: 'changed',
    text: <ChangeText action={action} before={row.before} after={row.after} />,
  }
}
