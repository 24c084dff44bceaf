import { observer } from 'mobx-react-lite'
import { UsedBy } from '../../components/record/UsedBy'
import { countOf, useUses } from '../useUses'
import { relatedStore, type RowsOf } from '../../hooks/bulk/names'
import { useStores } from '../../hooks/useConsole'
import { usePainted } from '../../hooks/usePainted'
import { MergeButton } from '../MergeButton'
import { RemoveButton } from '../RemoveButton'
import { taxonomyKinds } from '../taxonomyKinds'
import { UsesFailure } from './UsesFailure'

interface RecordUsesProps {
  kind: RowsOf
  id: number
  name: string
}

/** What uses a tag, category or stack; counted once its form is on the screen; and the ways to merge it with another one, or to remove it. */
export const RecordUses = observer(function RecordUses({ kind, id, name }: RecordUsesProps) {
  const stores = useStores()
  const { by, failure } = useUses(kind, usePainted(true), id)
  const { one, list } = relatedStore(stores, kind)
  // What stands behind the counts comes with them.
  const isSettled = by.length > 0 && (failure !== undefined || by.every(({ counts }) => counts))
  const isUnused =
    by.length > 0 &&
    by.every((users) => countOf(users, id).count === 0) &&
    !list.value?.some(({ parentId }) => parentId === id)
  return (
    <>
      <UsedBy
        parts={by.map((users) => ({
          ...countOf(users, id),
          noun: users.noun,
          to: users.listOf(id),
        }))}
      >
        {isSettled && <MergeButton kind={taxonomyKinds[kind]} nodes={[{ id, name }]} />}
        {isUnused && <RemoveButton kind={taxonomyKinds[kind]} id={id} name={name} tag={one.of(id).tag} />}
      </UsedBy>
      <UsesFailure failure={failure} />
    </>
  )
})
