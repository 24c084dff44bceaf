import type { BulkActionDialogProps, OwnAction } from '../hooks/bulk/BulkAction'
import { MergeDialog } from './care/merge/MergeDialog'
import { RemoveDialog } from './care/merge/RemoveDialog'
import type { TaxonomyKind } from './taxonomyKinds'

/** Several are merged into one of them. */
export const mergeAction = (kind: TaxonomyKind): OwnAction => ({
  type: 'own',
  id: 'merge',
  label: 'Merge',
  isVerb: true,
  Dialog: function MergeSelected({ items, ...dialog }: BulkActionDialogProps) {
    const [first, ...others] = items
    return first ? <MergeDialog kind={kind} nodes={[first, ...others]} {...dialog} /> : null
  },
})

/** Those that nothing uses are removed. */
export const removeAction = (kind: TaxonomyKind): OwnAction => ({
  type: 'own',
  id: 'remove',
  label: 'Remove',
  isVerb: true,
  Dialog: function RemoveSelected(dialog: BulkActionDialogProps) {
    return <RemoveDialog kind={kind} {...dialog} />
  },
})
