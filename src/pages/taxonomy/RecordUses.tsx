import { observer } from 'mobx-react-lite'
import { UsedBy } from '../../components/record/UsedBy'
import { useUses } from '../useUses'
import type { RowsOf } from '../../hooks/bulk/names'
import { usePainted } from '../../hooks/usePainted'
import { MergeButton } from '../MergeButton'
import { taxonomyKinds } from '../taxonomyKinds'
import { UsesFailure } from './UsesFailure'

interface RecordUsesProps {
  kind: RowsOf
  id: number
  name: string
}

/** What uses a tag, category or stack; counted once its form is on the screen; and the way to merge it with another one. */
export const RecordUses = observer(function RecordUses({ kind, id, name }: RecordUsesProps) {
  const { by, failure } = useUses(kind, usePainted(true))
  return (
    <>
      <UsedBy
        parts={by.map(({ counts, noun, listOf }) => ({
          count: counts && (counts.get(id) ?? 0),
          noun,
          to: listOf(id),
        }))}
      >
        {by.length > 0 && <MergeButton kind={taxonomyKinds[kind]} nodes={[{ id, name }]} />}
      </UsedBy>
      <UsesFailure failure={failure} />
    </>
  )
})
