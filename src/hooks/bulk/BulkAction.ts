import type { ComponentType } from 'react'
import type { RowsOf } from './names'

/** Related records are added, removed or replaced. */
export interface RelationAction {
  type: 'relation'
  id: string
  /** `Tags`. */
  label: string
  field: 'tags' | 'categories' | 'language_stacks'
  /** The store that has the names. */
  records: RowsOf
}

/** Flags are set, or left as they are. */
export interface FlagAction {
  type: 'flags'
  id: string
  label: string
  flags: readonly { field: string; label: string; on: string; off: string }[]
}

/** One parent for all. */
export interface ParentAction {
  type: 'parent'
  id: string
  label: string
  records: RowsOf
}

/** One value for all, without a choice: a deletion. */
export interface SetAction {
  type: 'set'
  id: string
  label: string
  field: string
  value: boolean
  /** What the field says before and after. */
  words: { before: string; after: string }
  intent: 'danger'
  isVerb: true
}

/** What the dialog of an action is given. */
export interface BulkActionDialogProps {
  items: readonly { id: number; name: string }[]
  isOpen: boolean
  /** The job has begun. */
  onStarted: () => void
  onClose: () => void
  onClosed: () => void
}

/** Something that has a dialog of its own. */
export interface OwnAction {
  type: 'own'
  id: string
  label: string
  isVerb: true
  Dialog: ComponentType<BulkActionDialogProps>
}

/** Something that changes fields of many records. */
export type FieldAction = RelationAction | FlagAction | ParentAction | SetAction

/** Something that can be done to many records of a list at once. */
export type BulkAction = FieldAction | OwnAction
