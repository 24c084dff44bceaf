import type { BulkSetting } from '../../hooks/bulk/useBulk'
import type { NodeKind, TreeRecord } from './nodeKind'

/** What can be done to many categories or language stacks at once. */
export const nodeBulk = (kind: NodeKind): BulkSetting<TreeRecord> => ({
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
  ],
})
