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
import { countWord } from '../../../contract/words'
import { itemKey, type BulkOrder } from '../../../stores/bulk/BulkItem'
import type { PreviewRow } from '../../../stores/bulk/BulkPreview'
import { bulkOf } from '../../../stores/bulk/BulkStore'
import type { MergeNode } from '../../../stores/care/mergeItems'
import { orderMerge } from '../../../stores/care/takeOutOrders'
import type { TaxonomyKind } from '../../taxonomyKinds'
import { useUses } from '../../useUses'
import { usedCount, usedWords, type NodesOfKind } from '../findings'
import styles from './MergeDialog.module.css'
import { useMergePreview } from './useMergePreview'
import { useWholeMerge } from './useWholeMerge'

export interface MergeDialogProps {
  kind: TaxonomyKind
  /** What is merged: where there is one, the other is chosen in the dialog. More than two only of tags. */
  nodes: readonly [MergeNode, ...MergeNode[]]
  isOpen: boolean
  /** The merge has begun. */
  onStarted?: (() => void) | undefined
  onClose: () => void
  onClosed: () => void
}

const unchosen = { id: -1, name: 'Choose one' }
const records = { one: 'record', many: 'records' }

/** Merges tags, or two categories or stacks: which one stays, what changes, and the start of it. */
export const MergeDialog = observer(function MergeDialog(props: MergeDialogProps) {
  const { kind, nodes, isOpen, onStarted, onClose, onClosed } = props
  const stores = useStores()
  const bulk = bulkOf(stores)
  const person = useUserKey()
  const want = useContext(BulkWanted)
  const store = relatedStore(stores, kind.records)
  const choice = useTaxonomyChoice(store, nodeNamed)
  const { by } = useUses(kind.records, true)
  const [otherId, setOtherId] = useState(nodes[1]?.id ?? unchosen.id)
  const [staysId, setStaysId] = useState<number>()
  const known = store.list.value ?? []
  const find = (node: MergeNode | undefined, id: number) => known.find((one) => one.id === id) ?? node
  const all = { kind, nodes: known, by }
  const chosen = nodes.length === 1 ? [nodes[0], find(undefined, otherId)] : nodes
  const merged = chosen.flatMap((node) => (node ? (find(node, node.id) ?? []) : []))
  const stays = merged.find(({ id }) => id === staysId) ?? mostUsedOf(all, merged)
  const [gone, ...others] = merged.length > 1 ? merged.filter((node) => node !== stays) : []
  const going = gone ? [gone, ...others] : []
  const whole = useWholeMerge(kind, () => {
    onStarted?.()
    onClose()
  })
  const { preview, more, hindrance } = useMergePreview(kind, stays, going, whole.isOffered)
  const remove = going.map(({ id }) => id)
  const change = stays && gone && { field: kind.field, add: [stays.id], remove, isReplacing: true }

  const rows = preview && change && preview.rows(change).map((row) => shownRow(row, kind))
  const begin = (order: BulkOrder) => {
    if (person === undefined) return
    want()
    void bulk.start(order, person)
    onStarted?.()
    onClose()
  }
  const handleApply = () => {
    if (!stays || !gone) return
    if (whole.isOffered && others.length === 0) return void whole.merge(gone, stays)
    if (whole.isOffered) return begin(orderMerge(kind.form, kind.noun, going, stays.id))
    if (preview && change) begin({ kind: 'project', noun: records, change, items: preview.order() })
  }
  const failures = preview?.failures ?? 0
  return (
    <BulkFrame
      isOpen={isOpen}
      title={`Merge ${merged.length > 2 ? countWord(merged.length) : 'two'} ${kind.noun.many}`}
      noun={records}
      rows={rows}
      more={more}
      read={
        preview
          ? { done: preview.readCount, of: preview.items.length }
          : { done: 0, of: going.length > 0 ? 1 : 0 }
      }
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
            records={merged.map((node) => ({ id: node.id, name: node.name, note: usedWords(all, node) }))}
            value={stays.id}
            onChange={(id) => {
              setStaysId(id)
              whole.onChanged()
            }}
          />
          <p className={styles.note}>
            {wordsOf(going, preview?.isRead === true && preview.items.length === 0, whole.isOffered)}
          </p>
        </>
      )}
    </BulkFrame>
  )
})

/** The one that is used most, the first of several. */
const mostUsedOf = (all: NodesOfKind, nodes: readonly MergeNode[]): MergeNode | undefined =>
  nodes.toSorted((a, b) => usedCount(all, b) - usedCount(all, a))[0]

/** What becomes of the records that go. */
function wordsOf(going: readonly MergeNode[], isUnused: boolean, isRemoved: boolean): string {
  const isOne = going.length === 1
  const name = isOne ? (going[0]?.name ?? '') : `the other ${countWord(going.length)}`
  const start = isOne ? name : `The other ${countWord(going.length)}`
  if (isRemoved)
    return isUnused
      ? `Nothing uses ${name}: ${isOne ? 'it is' : 'they are'} only removed.`
      : `${start} ${isOne ? 'is' : 'are'} removed then.`
  return isUnused
    ? `Nothing uses ${name}: there is nothing to merge.`
    : `${start} ${isOne ? 'stays' : 'stay'} in the list, unused: this host cannot remove ${isOne ? 'it' : 'them'}.`
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
