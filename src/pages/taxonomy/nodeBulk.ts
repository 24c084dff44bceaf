import type { BulkSetting } from '../../hooks/bulk/useBulk'
import { removeAction } from '../takeOutActions'
import { taxonomyKinds } from '../taxonomyKinds'
import type { NodeKind, TreeRecord } from './nodeKind'

/** What can be done to many categories or language stacks at once; they are removed where the host offers `merge`. */
export const nodeBulk = (kind: NodeKind, canRemove: boolean): BulkSetting<TreeRecord> => ({
  kind: kind.form,
  noun: kind.noun,
  nameOf: ({ name }) => name,
  actions: [
    {
      type: 'parent',
      id: 'parent',
      label: 'Parent',
      records: kind.records,
    },
    ...(canRemove ? [removeAction(taxonomyKinds[kind.records])] : []),
  ],
})
