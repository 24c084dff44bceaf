import { capitalised, claimStatusWord, roleWord } from '../../contract/words'
import { records } from '../../contract/records'
import type { HistoryEntry, HistoryKind } from '../../contract/endpoints/history'
import type { FormField } from '../../lib/FormController'

/** A list of records whose ids stand in a field. */
export type NamedList = 'tags' | 'categories' | 'languageStacks' | 'projects'

/** How a field of the history is read. */
export interface HistoryField extends FormField {
  /** Its values are ids of these records. */
  list?: NamedList
}

const yesOrNo = (label: string): HistoryField => ({ label })
const kindFields: Readonly<Record<string, Readonly<Record<string, HistoryField>>>> = {
  project: {
    name: { label: 'Name' },
    projectUrl: { label: 'Project URL' },
    tagline: { label: 'Tagline' },
    license: { label: 'License' },
    isActive: yesOrNo('Active'),
    isClaimed: yesOrNo('Claimed'),
    isFeatured: yesOrNo('Featured'),
    featuredImage: { label: 'Featured image' },
    tags: { label: 'Tags', list: 'tags' },
    categories: { label: 'Categories', list: 'categories' },
    language_stacks: { label: 'Language stacks', list: 'languageStacks' },
    description: { label: 'Description', kind: 'html' },
    deploymentInstructions: { label: 'Deployment instructions', kind: 'html' },
    mediaJson: { label: 'Media', kind: 'media' },
    adminId: { label: 'Account that added it' },
  },
  article: {
    title: { label: 'Title' },
    excerpt: { label: 'Excerpt', kind: 'lines' },
    isPublished: yesOrNo('Published'),
    isFeatured: yesOrNo('Featured'),
    featuredImage: { label: 'Featured image' },
    tags: { label: 'Tags', list: 'tags' },
    content: { label: 'Content', kind: 'html' },
  },
  category: {
    name: { label: 'Name' },
    parentId: { label: 'Parent', list: 'categories' },
    mergedInto: { label: 'Merged into', list: 'categories' },
  },
  languageStack: {
    name: { label: 'Name' },
    parentId: { label: 'Parent', list: 'languageStacks' },
    mergedInto: { label: 'Merged into', list: 'languageStacks' },
  },
  opportunity: {
    title: { label: 'Title' },
    description: { label: 'Description', kind: 'lines' },
    osnId: { label: 'Project', list: 'projects' },
    isDeleted: yesOrNo('Deleted'),
  },
  claim: {
    status: { label: 'Status', show: (value) => claimStatusWord(String(value)) },
    reason: { label: 'Reason', kind: 'lines' },
  },
  view: {
    name: { label: 'Name' },
    address: { label: 'Address' },
    ownerId: { label: 'Account that shares it' },
  },
  user: {
    name: { label: 'Name' },
    email: { label: 'E-mail' },
    role: { label: 'Role', show: (value) => roleWord(String(value)) },
    isVerified: yesOrNo('Verified'),
    profileImage: { label: 'Profile image' },
    password: { label: 'Password', show: (value) => (value === 'hidden' ? 'Set, and never shown' : '') },
  },
  ...Object.fromEntries(
    Object.entries(records).map(([name, { labels }]) => [
      name,
      {
        ...Object.fromEntries(Object.entries(labels).map(([field, label]) => [field, { label }])),
        ...(name === 'tag' && { mergedInto: { label: 'Merged into', list: 'tags' as const } }),
      },
    ]),
  ),
}

/** What a kind of record is called: 'language stack'. */
export const kindWords: Readonly<Record<HistoryKind, { one: string; many: string }>> = {
  ...(Object.fromEntries(Object.entries(records).map(([name, { noun }]) => [name, noun])) as Record<
    keyof typeof records,
    { one: string; many: string }
  >),
  project: { one: 'project', many: 'projects' },
  article: { one: 'article', many: 'articles' },
  category: { one: 'category', many: 'categories' },
  languageStack: { one: 'language stack', many: 'language stacks' },
  opportunity: { one: 'opportunity', many: 'opportunities' },
  claim: { one: 'claim', many: 'claims' },
  view: { one: 'view', many: 'views' },
  user: { one: 'person', many: 'people' },
}

/** What a record of this kind is called; the wire's own word where this console does not know it. */
export const kindWord = (kind: string): string =>
  Object.hasOwn(kindWords, kind) ? kindWords[kind as HistoryKind].one : kind

/** A field of the history; one that this console does not know is called by its name on the wire. */
export function historyField(kind: string, name: string): HistoryField {
  const known = Object.hasOwn(kindFields, kind) ? kindFields[kind] : undefined
  const field = known && Object.hasOwn(known, name) ? known[name] : undefined
  return (
    field ?? {
      label: capitalised(
        name
          .replace(/([a-z])([A-Z])/g, '$1 $2')
          .replaceAll('_', ' ')
          .toLowerCase(),
      ),
    }
  )
}

/** Field of an entry that no person needs to see: by it a removal is undone. */
const hidden = 'removal'

/** Names of the fields that an entry is about, in the order of the form. */
export function entryFields({ record, before, after }: HistoryEntry): string[] {
  const known = record && Object.hasOwn(kindFields, record.kind) ? kindFields[record.kind] : undefined
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => name !== hidden,
  )
  const order = Object.keys(known ?? {})
  const place = (name: string) => (order.indexOf(name) + order.length + 1) % (order.length + 1)
  return names.sort((a, b) => place(a) - place(b))
}

/** The values of an entry as a form holds them: nothing is an empty text. */
export const formValues = (fields: HistoryEntry['before']): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? '']))

/** Whether there is something to show of a value: flags count, empty texts and lists do not. */
export const isFilled = (value: unknown): boolean =>
  value !== '' && value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)
