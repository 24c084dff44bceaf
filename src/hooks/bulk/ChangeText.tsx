import { observer } from 'mobx-react-lite'
import { RelatedChange } from '../../components/bulk/RelatedChange'
import { noParent } from '../../contract/limits'
import type { Fields } from '../../contract/bulk/bulkChange'
import { useStores } from '../useConsole'
import type { FieldAction, FlagAction, ParentAction, RelationAction } from './BulkAction'
import { relatedStore } from './names'

interface ChangeTextProps {
  action: FieldAction
  before: Fields
  after: Fields
}

/** What changes in one record, in words. */
export function ChangeText({ action, before, after }: ChangeTextProps) {
  switch (action.type) {
    case 'set':
      return `${action.words.before} → ${action.words.after}`
    case 'flags':
      return flagsText(action, before, after)
    default:
      return <Related action={action} before={before} after={after} />
  }
}

function flagsText({ flags }: FlagAction, before: Fields, after: Fields): string {
  return flags
    .filter(({ field }) => field in after)
    .map(({ field, on, off }) => `${before[field] ? on : off} → ${after[field] ? on : off}`)
    .join(', ')
}

const Related = observer(function Related(props: {
  action: RelationAction | ParentAction
  before: Fields
  after: Fields
}) {
  const { action, before, after } = props
  const { list } = relatedStore(useStores(), action.records)
  const nameOf = (id: number) => list.value?.find((one) => one.id === id)?.name ?? `#${id}`
  if (action.type === 'relation')
    return (
      <RelatedChange
        before={(before[action.field] ?? []) as readonly number[]}
        after={(after[action.field] ?? []) as readonly number[]}
        nameOf={nameOf}
      />
    )
  const parent = (id: unknown) => (id === noParent ? 'None' : nameOf(Number(id)))
  return `${parent(before.parentId)} → ${parent(after.parentId)}`
})
