import { type ContentBlock, EditorState, type SelectionState } from 'draft-js'
import { ghostLine, newLineAfter, newLineBefore } from './newLines'
import { OBJECT, type Token, tokenAt } from './tokens'

/** A picture, a video or a piece of kept HTML that is selected as one object, and its place. */
export interface ObjectAt {
  readonly key: string
  readonly offset: number
  readonly token: Token | undefined
  /** Whether it is a line by itself, as a video is. */
  readonly isEmbed: boolean
}

/** The object that the selection holds, and nothing beside it; undefined for any other selection. */
export function objectAt(state: EditorState): ObjectAt | undefined {
  const selection = state.getSelection()
  const key = selection.getStartKey()
  const content = state.getCurrentContent()
  const block = content.getBlockForKey(key)
  if (!block || key !== selection.getEndKey()) return undefined
  const isEmbed = block.getType() === 'atomic'
  const offset = isEmbed ? 0 : selection.getStartOffset()
  if (!isEmbed && (selection.getEndOffset() !== offset + 1 || block.getText()[offset] !== OBJECT))
    return undefined
  const token = tokenAt(content, offset < block.getLength() ? block.getEntityAt(offset) : null)
  return { key, offset, token, isEmbed }
}

const selectionOf = (state: EditorState, key: string, from: number, to: number) =>
  state
    .getSelection()
    .merge({ anchorKey: key, anchorOffset: from, focusKey: key, focusOffset: to, isBackward: false })

const select = (state: EditorState, key: string, from: number, to = from): EditorState =>
  EditorState.forceSelection(state, selectionOf(state, key, from, to) as SelectionState)

/** Selects the object at a place of a line. */
export const selectObject = (state: EditorState, key: string, offset: number): EditorState =>
  select(state, key, offset, offset + 1)

const selectEdge = (state: EditorState, block: ContentBlock, edge: 'start' | 'end'): EditorState =>
  block.getType() === 'atomic'
    ? selectObject(state, block.getKey(), 0)
    : select(state, block.getKey(), edge === 'start' ? 0 : block.getLength())

/** Moves the caret from a selected object to the place before or after it; the same state where none is selected. */
export function leaveObject(state: EditorState, side: 'before' | 'after'): EditorState {
  const object = objectAt(state)
  if (!object) return state
  const { key, offset } = object
  if (!object.isEmbed) return select(state, key, side === 'before' ? offset : offset + 1)
  const content = state.getCurrentContent()
  if (side === 'before') {
    const before = content.getBlockBefore(key)
    return before ? selectEdge(state, before, 'end') : newLineBefore(state, key, ghostLine())
  }
  const after = content.getBlockAfter(key)
  return after ? selectEdge(state, after, 'start') : newLineAfter(state, key, ghostLine())
}

/** Moves from a selected embed to the start or the end of the whole text. */
export function leaveToEdge(state: EditorState, edge: 'start' | 'end'): EditorState {
  const content = state.getCurrentContent()
  return selectEdge(state, edge === 'start' ? content.getFirstBlock() : content.getLastBlock(), edge)
}

/**
 * Where text goes that is typed or pasted while an object is selected: after it, since typing takes no object away. After
 * an embed that is the empty line below it, or a new one. The same state where no object is selected.
 */
export function writeAfterObject(state: EditorState): EditorState {
  const object = objectAt(state)
  if (!object) return state
  if (!object.isEmbed) return leaveObject(state, 'after')
  const after = state.getCurrentContent().getBlockAfter(object.key)
  const isFree = after?.getType() === 'unstyled' && after.getLength() === 0
  return isFree && after ? selectEdge(state, after, 'start') : newLineAfter(state, object.key)
}

/** An embed next to the caret in this direction, where the caret stands at the edge of its line; selects it. */
export function enterEmbed(state: EditorState, side: 'before' | 'after'): EditorState | undefined {
  const selection = state.getSelection()
  const content = state.getCurrentContent()
  const block = content.getBlockForKey(selection.getStartKey())
  if (!block || !selection.isCollapsed()) return undefined
  const edge = side === 'before' ? 0 : block.getLength()
  if (selection.getStartOffset() !== edge) return undefined
  const next =
    side === 'before' ? content.getBlockBefore(block.getKey()) : content.getBlockAfter(block.getKey())
  return next?.getType() === 'atomic' ? selectObject(state, next.getKey(), 0) : undefined
}
