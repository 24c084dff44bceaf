import { records } from '../../contract/records'

/** The kinds of records that can be imported. */
export type ImportKindName = 'tag' | 'category' | 'languageStack' | 'project'

/** What a column of a file holds: a text, one related record or several, a flag, or a text of several paragraphs. */
type ColumnType = 'text' | 'parent' | 'related' | 'flag' | 'paragraphs'

/** One column of a file, by which a field of a record is read. */
export interface ImportColumn {
  /** The field of the record. */
  field: string
  header: string
  type: ColumnType
  /** Whether a record can't be added without it. */
  isNeeded?: boolean
  /** The store that has what it names. */
  records?: 'tags' | 'categories' | 'languageStacks'
  /** What the template holds in it. */
  example: string
}

/** What a file of one kind of record holds. */
export interface ImportKind {
  kind: ImportKindName
  noun: { one: string; many: string }
  /** The store with the list of these records. */
  records: 'tags' | 'categories' | 'languageStacks' | 'projects'
  columns: readonly ImportColumn[]
}

/** Header of the column by which a row names the record that it changes. */
export const idHeader = 'ID'
/** Header of the column that says why a row was not imported. */
export const errorHeader = 'Error'

const name = (example: string): ImportColumn => ({
  field: 'name',
  header: 'Name',
  type: 'text',
  isNeeded: true,
  example,
})

const node = (
  kind: 'category' | 'languageStack',
  stores: 'categories' | 'languageStacks',
  noun: ImportKind['noun'],
  example: string,
): ImportKind => ({
  kind,
  noun,
  records: stores,
  columns: [
    name(example),
    { field: 'parentId', header: 'Parent', type: 'parent', records: stores, example: '' },
  ],
})

const projectColumns: readonly ImportColumn[] = [
  name('Example project'),
  {
    field: 'projectUrl',
    header: 'Project URL',
    type: 'text',
    isNeeded: true,
    example: 'https://example.org',
  },
  { field: 'tagline', header: 'Tagline', type: 'text', isNeeded: true, example: 'What it is, in one line' },
  { field: 'license', header: 'License', type: 'text', isNeeded: true, example: 'MIT' },
  {
    field: 'featuredImage',
    header: 'Featured image',
    type: 'text',
    isNeeded: true,
    example: 'https://example.org/picture.png',
  },
  ...(['tags', 'categories'] as const).map((field): ImportColumn => ({
    field,
    header: field === 'tags' ? 'Tags' : 'Categories',
    type: 'related',
    isNeeded: true,
    records: field,
    example: '',
  })),
  {
    field: 'language_stacks',
    header: 'Language stacks',
    type: 'related',
    isNeeded: true,
    records: 'languageStacks',
    example: '',
  },
  { field: 'isActive', header: 'Active', type: 'flag', example: 'Yes' },
  { field: 'isClaimed', header: 'Claimed', type: 'flag', example: 'No' },
  { field: 'isFeatured', header: 'Featured', type: 'flag', example: 'No' },
  { field: 'description', header: 'Description', type: 'paragraphs', example: 'Plain text' },
  {
    field: 'deploymentInstructions',
    header: 'Deployment instructions',
    type: 'paragraphs',
    example: 'Plain text',
  },
]

/** What can be imported of each kind. */
export const importKinds: Readonly<Record<ImportKindName, ImportKind>> = {
  tag: { kind: 'tag', noun: records.tag.noun, records: 'tags', columns: [name('example tag')] },
  category: node('category', 'categories', { one: 'category', many: 'categories' }, 'Example category'),
  languageStack: node(
    'languageStack',
    'languageStacks',
    { one: 'language stack', many: 'language stacks' },
    'Example stack',
  ),
  project: {
    kind: 'project',
    noun: { one: 'project', many: 'projects' },
    records: 'projects',
    columns: projectColumns,
  },
}
