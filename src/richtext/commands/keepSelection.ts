import { EditorState, type SelectionState } from 'draft-js'

/** A style chosen for what is typed next outlives everything that leaves the caret where it is (a change of focus). */
export function keepOverride(before: EditorState, next: EditorState): EditorState {
  const override = before.getInlineStyleOverride()
  if (!override || next.getInlineStyleOverride()) return next
  const isSamePlace =
    before.getCurrentContent() === next.getCurrentContent() &&
    before.getSelection().set('hasFocus', false).equals(next.getSelection().set('hasFocus', false))
  return isSamePlace ? EditorState.setInlineStyleOverride(next, override) : next
}

/** A selection in lines that are gone (undo and the page's own changes can leave one) goes to the end of the text. */
export function keepSelection(next: EditorState): EditorState {
  const content = next.getCurrentContent()
  const selection = next.getSelection()
  const isThere =
    content.getBlockForKey(selection.getAnchorKey()) && content.getBlockForKey(selection.getFocusKey())
  return isThere ? next : EditorState.moveSelectionToEnd(next)
}

/** A selection that begins or ends within an embed takes in the whole of it: the caret never stands in one. */
export function keepWhole(next: EditorState): EditorState {
  const content = next.getCurrentContent()
  const selection = next.getSelection()
  const start = content.getBlockForKey(selection.getStartKey())
  const end = content.getBlockForKey(selection.getEndKey())
  const from = start.getType() === 'atomic' ? 0 : selection.getStartOffset()
  const to = end.getType() === 'atomic' ? end.getLength() : selection.getEndOffset()
  if (from === selection.getStartOffset() && to === selection.getEndOffset()) return next
  const isBackward = selection.getIsBackward()
  const whole = selection.merge({
    anchorOffset: isBackward ? to : from,
    focusOffset: isBackward ? from : to,
  }) as SelectionState
  return next.isInCompositionMode() || !selection.getHasFocus()
    ? EditorState.acceptSelection(next, whole)
    : EditorState.forceSelection(next, whole)
}
