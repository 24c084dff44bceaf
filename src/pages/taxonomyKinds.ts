import { records } from '../contract/records'
import { paths } from '../paths'
import type { RowsOf } from '../hooks/bulk/names'

/** In what tags, categories and stacks differ for who cares for them. */
export interface TaxonomyKind {
  /** Its store. */
  records: RowsOf
  /** Its kind of form. */
  form: 'tag' | 'category' | 'languageStack'
  noun: { one: string; many: string }
  /** The field of projects and articles that holds their ids. */
  field: 'tags' | 'categories' | 'language_stacks'
  /** Name of their filter in the address of a list. */
  filter: 'tag' | 'category' | 'stack'
  editPath: (id: number) => string
  listPath: string
}

/** Each kind by its store, in the order in which they are shown. */
export const taxonomyKinds = {
  tags: {
    records: 'tags',
    form: 'tag',
    noun: records.tag.noun,
    field: 'tags',
    filter: 'tag',
    editPath: paths.tagEdit,
    listPath: paths.tags(),
  },
  categories: {
    records: 'categories',
    form: 'category',
    noun: { one: 'category', many: 'categories' },
    field: 'categories',
    filter: 'category',
    editPath: paths.categoryEdit,
    listPath: paths.categories(),
  },
  languageStacks: {
    records: 'languageStacks',
    form: 'languageStack',
    noun: { one: 'language stack', many: 'language stacks' },
    field: 'language_stacks',
    filter: 'stack',
    editPath: paths.languageStackEdit,
    listPath: paths.languageStacks(),
  },
} as const satisfies Record<RowsOf, TaxonomyKind>

/** The kind whose form is called so. */
export const kindOfForm = (form: TaxonomyKind['form']): TaxonomyKind =>
  Object.values<TaxonomyKind>(taxonomyKinds).find((kind) => kind.form === form) ?? taxonomyKinds.tags
