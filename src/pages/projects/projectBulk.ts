import type { ProjectRow } from '../../contract/entities'
import type { BulkSetting } from '../../hooks/bulk/useBulk'

/** What can be done to many projects at once. */
export const projectBulk: BulkSetting<ProjectRow> = {
  kind: 'project',
  noun: { one: 'project', many: 'projects' },
  nameOf: ({ name }) => name,
  actions: [
    { type: 'relation', id: 'tags', label: 'Tags', field: 'tags', records: 'tags' },
    { type: 'relation', id: 'categories', label: 'Categories', field: 'categories', records: 'categories' },
    {
      type: 'relation',
      id: 'stacks',
      label: 'Stacks',
      field: 'language_stacks',
      records: 'languageStacks',
    },
    {
      type: 'flags',
      id: 'state',
      label: 'State',
      flags: [
        { field: 'isFeatured', label: 'Featured', on: 'Featured', off: 'Not featured' },
        { field: 'isActive', label: 'Active', on: 'Active', off: 'Inactive' },
      ],
    },
  ],
}
