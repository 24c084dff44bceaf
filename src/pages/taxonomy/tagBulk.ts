import type { Tag } from '../../contract/records/tag'
import type { BulkSetting } from '../../hooks/bulk/useBulk'
import { mergeAction, removeAction } from '../takeOutActions'
import { taxonomyKinds } from '../taxonomyKinds'

/** What can be done to many tags at once; they are removed where the host offers `merge`. */
export const tagBulk = (canRemove: boolean): BulkSetting<Tag> => ({
  kind: 'tag',
  noun: { one: 'tag', many: 'tags' },
  nameOf: ({ name }) => name,
  actions: [mergeAction(taxonomyKinds.tags), ...(canRemove ? [removeAction(taxonomyKinds.tags)] : [])],
})
