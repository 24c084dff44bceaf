import type { ArticleRow } from '../../contract/entities'
import type { BulkSetting } from '../../hooks/bulk/useBulk'

/** What can be done to many articles at once. */
export const articleBulk: BulkSetting<ArticleRow> = {
  kind: 'article',
  noun: { one: 'article', many: 'articles' },
  nameOf: ({ title }) => title,
  actions: [
    { type: 'relation', id: 'tags', label: 'Tags', field: 'tags', records: 'tags' },
    {
      type: 'flags',
      id: 'state',
      label: 'State',
      flags: [
        { field: 'isPublished', label: 'Published', on: 'Published', off: 'Not published' },
        { field: 'isFeatured', label: 'Featured', on: 'Featured', off: 'Not featured' },
      ],
    },
  ],
}
