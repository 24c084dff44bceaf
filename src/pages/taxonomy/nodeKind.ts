import type { NodeBody } from '../../contract/bodies'
import type { Stamps } from '../../contract/entities'
import type { LoadActions } from '../../hooks/actions/RecordTools'
import { paths } from '../../paths'
import type { Stores } from '../../stores/createStores'
import type { RecordStore } from '../../stores/RecordStore'
import { taxonomyKinds, type TaxonomyKind } from '../taxonomyKinds'

/** A record of a tree: a category or a language stack. */
export interface TreeRecord extends Partial<Stamps> {
  id: number
  name: string
  parentId: number
  /** The parent as the host names it: it may be missing from the host's list. */
  parentCategory?: { name: string } | null | undefined
  parentLanguageStack?: { name: string } | null | undefined
}

/** In what categories and language stacks differ; their screens are the same. */
export interface NodeKind {
  /** Heading of the list. */
  title: string
  noun: { one: string; many: string }
  /** Its kind of form. */
  form: 'category' | 'languageStack'
  /** Its store. */
  records: 'categories' | 'languageStacks'
  store: (stores: Stores) => RecordStore<TreeRecord, NodeBody>
  listPath: string
  editPath: (id: number) => string
  /** The commands of one. */
  loadActions: LoadActions<TreeRecord>
}

const loadActions = (kind: TaxonomyKind) => async () =>
  (await import('./taxonomyActions')).taxonomyActions(kind)

export const categoryKind: NodeKind = {
  title: 'Categories',
  noun: { one: 'category', many: 'categories' },
  form: 'category',
  records: 'categories',
  store: (stores) => stores.categories,
  listPath: paths.categories(),
  editPath: paths.categoryEdit,
  loadActions: loadActions(taxonomyKinds.categories),
}

export const languageStackKind: NodeKind = {
  title: 'Language Stacks',
  noun: { one: 'language stack', many: 'language stacks' },
  form: 'languageStack',
  records: 'languageStacks',
  store: (stores) => stores.languageStacks,
  listPath: paths.languageStacks(),
  editPath: paths.languageStackEdit,
  loadActions: loadActions(taxonomyKinds.languageStacks),
}
