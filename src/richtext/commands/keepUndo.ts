import { type ContentState, EditorState } from 'draft-js'

/**
 * Draft leaves what was composed (by an input method, on a phone) out of what can be undone: the state after a
 * composition with the text before it as the step to go back to. The same state where nothing was composed.
 */
export function keepUndo(before: EditorState, after: EditorState): EditorState {
  const isNoted = before.getUndoStack() !== after.getUndoStack()
  if (isNoted || before.getCurrentContent() === after.getCurrentContent()) return after
  const content = after.getCurrentContent().merge({
    selectionBefore: before.getSelection(),
    selectionAfter: after.getSelection(),
  }) as ContentState
  return EditorState.push(EditorState.set(before, { inCompositionMode: false }), content, 'insert-characters')
}
