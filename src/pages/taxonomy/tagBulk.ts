import type { Tag } from '../../contract/records/tag'
import type { BulkSetting } from '../../hooks/bulk/useBulk'

/** Many tags can be exported at once. */
export const tagBulk: BulkSetting<Tag> = {
  noun: { one: 'tag', many: 'tags' },
  nameOf: ({ name }) => name,
  actions: [],
}
