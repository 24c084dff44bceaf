/** The selected stretch of a text, its lines with keys of their own; null where nothing is selected. Untyped in Draft. */
declare module 'draft-js/lib/getFragmentFromSelection' {
  import type { BlockMap, EditorState } from 'draft-js'

  export default function getFragmentFromSelection(state: EditorState): BlockMap | null
}
