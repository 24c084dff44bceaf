import { observer } from 'mobx-react-lite'
import { useContext, useMemo } from 'react'
import { BulkFrame } from '../../../components/bulk/BulkFrame'
import type { ChangeRow } from '../../../components/bulk/ChangeList'
import { countWord } from '../../../contract/words'
import { BulkWanted } from '../../../hooks/bulk/BulkWanted'
import type { BulkActionDialogProps } from '../../../hooks/bulk/BulkAction'
import { relatedStore } from '../../../hooks/bulk/names'
import { useStores } from '../../../hooks/useConsole'
import { useResource } from '../../../hooks/useResource'
import { useUserKey } from '../../../hooks/useUserKey'
import { bulkOf } from '../../../stores/bulk/BulkStore'
import { orderRemoval, type Going } from '../../../stores/care/takeOutOrders'
import type { TaxonomyKind } from '../../taxonomyKinds'
import { useUses } from '../../useUses'
import { goingOf } from './goingOf'

/** Removes the tags, categories or stacks of a selection that nothing uses: which ones go, why the others stay, and the start of it. */
export const RemoveDialog = observer(function RemoveDialog({
  kind,
  items,
  isOpen,
  onStarted,
  onClose,
  onClosed,
}: BulkActionDialogProps & { kind: TaxonomyKind }) {
  const stores = useStores()
  const bulk = bulkOf(stores)
  const person = useUserKey()
  const want = useContext(BulkWanted)
  const nodes = useResource(relatedStore(stores, kind.records).list).value
  const { by, failure } = useUses(kind.records, true)
  const isKnown = nodes !== undefined && by.every(({ counts }) => counts !== undefined)
  const going = useMemo(
    () => (isKnown ? goingOf({ kind, nodes, by }, items) : undefined),
    [isKnown, kind, nodes, by, items],
  )
  const rows = going?.map(shownRow) ?? items.map((item): ChangeRow => ({ ...item, tone: 'open', text: '…' }))
  const { one, many } = kind.noun
  const handleApply = () => {
    if (!going || person === undefined) return
    want()
    void bulk.start(orderRemoval(kind.form, kind.noun, going), person)
    onStarted()
    onClose()
  }
  return (
    <BulkFrame
      isOpen={isOpen}
      title={`Remove ${countWord(items.length)} ${items.length === 1 ? one : many}`}
      noun={kind.noun}
      rows={rows}
      read={{ done: isKnown ? items.length : 0, of: items.length }}
      verb="Remove"
      fate="will be removed"
      intent="danger"
      hindrance={
        bulk.isBusy
          ? 'Another change of many records is still under way. It has to end before this one begins.'
          : failure?.error
            ? 'What uses them could not be read. Close this and try again'
            : undefined
      }
      onApply={handleApply}
      onCancel={onClose}
      onClosed={onClosed}
    />
  )
})

const shownRow = ({ id, name, stays }: Going): ChangeRow =>
  stays === undefined
    ? { id, name, tone: 'changed', text: 'Nothing uses it' }
    : { id, name, tone: 'skipped', text: stays }
