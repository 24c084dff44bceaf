import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FlagChoice } from '../../components/bulk/FlagChoice'
import { RelationChoice, type RelationChoiceValue } from '../../components/bulk/RelationChoice'
import { ParentPicker } from '../../components/picker/ParentPicker'
import type { BulkChange } from '../../contract/bulk/bulkChange'
import type { BulkPreview } from '../../stores/bulk/BulkPreview'
import { useStores } from '../useConsole'
import { nodeNamed, tagNamed, useTaxonomyChoice } from '../useTaxonomyChoice'
import type { FieldAction, FlagAction, ParentAction, RelationAction, SetAction } from './BulkAction'
import { relatedStore } from './names'

interface ChoiceProps<Action> {
  action: Action
  preview: BulkPreview
  change: BulkChange | undefined
  onChange: (change: BulkChange | undefined) => void
}

/** What a person chooses of an action. */
export function Choice({ action, ...props }: ChoiceProps<Exclude<FieldAction, SetAction>>) {
  if (action.type === 'relation') return <Relation action={action} {...props} />
  if (action.type === 'parent') return <Parent action={action} {...props} />
  return <Flags action={action} {...props} />
}

const nothing: RelationChoiceValue = { add: [], remove: [], isReplacing: true }

const Relation = observer(function Relation({ action, preview, onChange }: ChoiceProps<RelationAction>) {
  const { field, label, records } = action
  const choice = useTaxonomyChoice(
    relatedStore(useStores(), records),
    records === 'tags' ? tagNamed : nodeNamed,
  )
  const [value, setValue] = useState(nothing)
  const names = new Map(choice.options.map((option) => [option.id, option]))
  const used = [...preview.related(field)]
    .map(([id, count]) => ({ ...(names.get(id) ?? { id, name: `#${id}` }), count }))
    .sort((a, b) => b.count - a.count)
  const handleChange = (next: RelationChoiceValue) => {
    const { add, remove, isReplacing } = next
    setValue(next)
    const isNothing = add.length === 0 && remove.length === 0
    const isBoth = add.length > 0 && remove.length > 0
    onChange(isNothing ? undefined : { field, add, remove, isReplacing: isBoth && isReplacing })
  }
  return (
    <RelationChoice
      noun={label.toLowerCase()}
      value={value}
      onChange={handleChange}
      options={choice.options}
      isLoading={choice.isLoading}
      failure={choice.failure}
      onCreate={choice.onCreate}
      used={used}
    />
  )
})

const unchosen = { id: -1, name: 'Leave as it is' }

const Parent = observer(function Parent({ action, change, onChange }: ChoiceProps<ParentAction>) {
  const { options, isLoading } = useTaxonomyChoice(relatedStore(useStores(), action.records), nodeNamed)
  const chosen = change && 'set' in change ? Number(change.set.parentId) : unchosen.id
  return (
    <ParentPicker
      label={action.label}
      value={chosen}
      onChange={(parentId) => onChange({ set: { parentId } })}
      options={options}
      known={unchosen}
      isLoading={isLoading}
    />
  )
})

function Flags({ action, change, onChange }: ChoiceProps<FlagAction>) {
  const set = change && 'set' in change ? (change.set as Record<string, boolean>) : {}
  return (
    <FlagChoice
      flags={action.flags}
      value={set}
      onChange={(next) => onChange(Object.keys(next).length > 0 ? { set: next } : undefined)}
    />
  )
}
