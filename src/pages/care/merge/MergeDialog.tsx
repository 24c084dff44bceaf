import { observer } from 'mobx-react-lite'
import { useContext, useState } from 'react'
import { BulkFrame } from '../../../components/bulk/BulkFrame'
import type { ChangeRow } from '../../../components/bulk/ChangeList'
import { MergeChoice } from '../../../components/care/MergeChoice'
import { ParentPicker } from '../../../components/picker/ParentPicker'
import { BulkWanted } from '../../../hooks/bulk/BulkWanted'
import { ChangeText } from '../../../hooks/bulk/ChangeText'
import { relatedStore } from '../../../hooks/bulk/names'
import { useStores } from '../../../hooks/useConsole'
import { nodeNamed, useTaxonomyChoice } from '../../../hooks/useTaxonomyChoice'
import { useUserKey } from '../../../hooks/useUserKey'
import { itemKey } from '../../../stores/bulk/BulkItem'
import type { PreviewRow } from '../../../stores/bulk/BulkPreview'
import { bulkOf } from '../../../stores/bulk/BulkStore'
import type { MergeNode } from '../../../stores/care/mergeItems'
import type { TaxonomyKind } from '../../taxonomyKinds'
import { useUses } from '../../useUses'
import { usedCount, usedWords } from '../findings'
import styles from './MergeDialog.module.css'
import { useMergePreview } from './useMergePreview'
import { useWholeMerge } from './useWholeMerge'

export interface MergeDialogProps {
  kind: TaxonomyKind
  /** The two that are merged; where there is one, the other is chosen in the dialog. */
  nodes: readonly [MergeNode] | readonly [MergeNode, MergeNode]
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}

const unchosen = { id: -1, name: 'Choose one' }
const records = { one: 'record', many: 'records' }

/** Merges two tags, categories or stacks: which one stays, what changes, and the start of it. */
export const MergeDialog = observer(function MergeDialog(props: MergeDialogProps) {
  const { kind, nodes, isOpen, onClose, onClosed } = props
  const stores = useStores()
  const bulk = bulkOf(stores)
  const person = useUserKey()
  const want = useContext(BulkWanted)
  const store = relatedStore(stores, kind.records)
  const choice = useTaxonomyChoice(store, nodeNamed)
  const { by } = useUses(kind.records, true, { isWhole: true })
  const [otherId, setOtherId] = useState(nodes[1]?.id ?? unchosen.id)
  const [staysId, setStaysId] = useState<number>()
  const known = store.list.value ?? []
  const find = (node: MergeNode | undefined, id: number) => known.find((one) => one.id === id) ?? node
  const first = find(nodes[0], nodes[0].id)
  const other = find(nodes[1], otherId)
  const all = { kind, nodes: known, by }
  const pair = [first, other].filter((node) => node !== undefined)
  const mostUsed = other && first && usedCount(all, other) > usedCount(all, first) ? other : first
  const stays = pair.find(({ id }) => id === staysId) ?? mostUsed
  const gone = other && pair.find((node) => node !== stays)
  const { preview, hindrance } = useMergePreview(kind, stays, gone)
  const whole = useWholeMerge(kind, onClose)
  const change = stays && gone && { field: kind.field, add: [stays.id], remove: [gone.id], isReplacing: true }

  const rows = preview && change && preview.rows(change).map((row) => shownRow(row, kind))
  const handleApply = () => {
    if (whole.isOffered) return stays && gone && void whole.merge(gone, stays)
    if (!preview || !change || person === undefined) return
    want()
    void bulk.start({ kind: 'project', noun: records, change, items: preview.order() }, person)
    onClose()
  }
  const failures = preview?.failures ?? 0
  return (
    <BulkFrame
      isOpen={isOpen}
      title={`Merge two ${kind.noun.many}`}
      noun={records}
      rows={rows}
      read={preview ? { done: preview.readCount, of: preview.items.length } : { done: 0, of: gone ? 1 : 0 }}
      unread={
        preview?.isRead && failures > 0 ? { count: failures, onRetry: () => void preview.retry() } : undefined
      }
      hindrance={
        bulk.isBusy
          ? 'Another change of many records is still under way. It has to end before this one begins.'
          : hindrance
      }
      whole={whole.isOffered ? { ...whole, label: 'Merge' } : undefined}
      onApply={handleApply}
      onCancel={onClose}
      onClosed={onClosed}
    >
      {nodes.length === 1 && (
        <ParentPicker
          label={`Merge ${nodes[0].name} with`}
          value={otherId}
          onChange={(id) => {
            setOtherId(id)
            whole.onChanged()
          }}
          options={choice.options}
          excluded={new Set([0, nodes[0].id])}
          known={unchosen}
          isLoading={choice.isLoading}
        />
      )}
      {stays && gone && (
        <>
          <MergeChoice
            records={pair.map((node) => ({ id: node.id, name: node.name, note: usedWords(all, node) }))}
            value={stays.id}
            onChange={(id) => {
              setStaysId(id)
              whole.onChanged()
            }}
          />
          <p className={styles.note}>
            {wordsOf(gone.name, preview?.isRead === true && preview.items.length === 0, whole.isOffered)}
          </p>
        </>
      )}
    </BulkFrame>
  )
})

/** What becomes of the record that goes. */
function wordsOf(name: string, isUnused: boolean, isRemoved: boolean): string {
  if (isRemoved) return isUnused ? `Nothing uses ${name}: it is only removed.` : `${name} is removed then.`
  return isUnused
    ? `Nothing uses ${name}: there is nothing to merge.`
    : `${name} stays in the list, unused: this host cannot remove it.`
}

function shownRow(row: PreviewRow, kind: TaxonomyKind): ChangeRow {
  const { own } = row
  const id = itemKey(row)
  const what = own?.kind === 'project' ? '' : own?.kind === 'article' ? ' (article)' : ` (${kind.noun.one})`
  const name = `${row.name}${what}`
  if (row.kind === 'reading') return { id, name, tone: 'open', text: '…' }
  if (row.kind === 'skipped')
    return { id, name, tone: row.isHindered ? 'failed' : 'skipped', text: row.reason }
  const action = { id: kind.field, label: kind.noun.many, field: kind.field, records: kind.records }
  return {
    id,
    name,
    tone: 'changed',
    text: (
      <ChangeText
        action={'parentId' in row.after ? { ...action, type: 'parent' } : { ...action, type: 'relation' }}
        before={row.before}
        after={row.after}
      />
    ),
  }
}
