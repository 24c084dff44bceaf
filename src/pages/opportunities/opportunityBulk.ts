import type { Opportunity } from '../../contract/entities'
import type { BulkSetting } from '../../hooks/bulk/useBulk'

/** What can be done to many opportunities at once; Undo restores them. */
export const opportunityBulk: BulkSetting<Opportunity> = {
  kind: 'opportunity',
  noun: { one: 'opportunity', many: 'opportunities' },
  nameOf: ({ title }) => title,
  actions: [
    {
      type: 'set',
      id: 'delete',
      label: 'Delete',
      field: 'isDeleted',
      value: true,
      words: { before: 'Listed', after: 'Deleted' },
      intent: 'danger',
      isVerb: true,
    },
  ],
}
