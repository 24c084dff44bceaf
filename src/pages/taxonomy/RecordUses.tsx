import { observer } from 'mobx-react-lite'
import { UsedBy } from '../../components/record/UsedBy'
import { useUses } from '../useUses'
import type { RowsOf } from '../../hooks/bulk/names'
import { usePainted } from '../../hooks/usePainted'
import { UsesFailure } from './UsesFailure'

/** What uses a tag, category or stack; counted once its form is on the screen. */
export const RecordUses = observer(function RecordUses({ kind, id }: { kind: RowsOf; id: number }) {
  const { by, failure } = useUses(kind, usePainted(true))
  return (
    <>
      <UsedBy
        parts={by.map(({ counts, noun, listOf }) => ({
          count: counts && (counts.get(id) ?? 0),
          noun,
          to: listOf(id),
        }))}
      />
      <UsesFailure failure={failure} />
    </>
  )
})
