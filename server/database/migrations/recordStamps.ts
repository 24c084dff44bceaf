/**
 * The columns of a record's stamps: when and by whose id it was added and changed last, NULL where nobody knows it. An id
 * has no foreign key: it is a note, and holds nobody up.
 */
export const stampColumns = `created_at timestamptz, created_by integer, updated_at timestamptz, updated_by integer`

const addColumns = stampColumns.replace(/(^|, )/g, '$1ADD COLUMN ')

const tables = [
  'users',
  'tags',
  'categories',
  'language_stacks',
  'projects',
  'articles',
  'opportunities',
  'applications',
  'claims',
]

/** Stamps of all records. Of those that are there already, who added a project is all that is known. */
export const recordStamps = `
${tables.map((table) => `ALTER TABLE ${table} ${addColumns};`).join('\n')}
UPDATE projects SET created_by = admin_id WHERE admin_id IS NOT NULL;
`
