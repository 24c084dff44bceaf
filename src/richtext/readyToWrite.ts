import { EditorState, Modifier } from 'draft-js'
import { removeSelected } from './commands/deleteText'
import { objectAt, writeAfterObject } from './objectAt'

/**
 * The state in which text can be put where the selection is: a selected object stays, and text goes after it; a selection
 * that begins with an embed is taken away first, since an embed takes in no text. Otherwise the same state.
 */
export function readyToWrite(state: EditorState): EditorState {
  if (objectAt(state)) return writeAfterObject(state)
  const start = state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey())
  return start?.getType() === 'atomic' ? removeSelected(state) : state
}

/** Types text where the caret is. */
export const typeText = (state: EditorState, text: string): EditorState =>
  EditorState.push(
    state,
    Modifier.insertText(state.getCurrentContent(), state.getSelection(), text, state.getCurrentInlineStyle()),
    'insert-characters',
  )
