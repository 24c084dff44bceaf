import { ContentBlock, EditorState, genKey, Modifier, type SelectionState } from 'draft-js'
import { List, Map } from 'immutable'
import { characterOf } from '../characters'
import type { Attributes } from '../lineSource'
import { ghostLine, insertLinesAt } from '../newLines'
import { readyToWrite } from '../readyToWrite'
import { createToken, OBJECT, type Token, tokenAt } from '../tokens'

/** The attributes of an image that the editor makes. */
export const imageAttributes = (src: string, alt: string): Attributes => [
  ['src', src],
  ['alt', alt],
]

/** Puts an image where the selection is. */
export function insertImage(state: EditorState, src: string, alt: string): EditorState {
  const content = state.getCurrentContent()
  const entity = createToken(content, { type: 'IMAGE', data: { attributes: imageAttributes(src, alt) } })
  const target = readyToWrite(state)
  const next = Modifier.replaceText(
    target.getCurrentContent(),
    target.getSelection(),
    OBJECT,
    target.getCurrentInlineStyle(),
    entity,
  )
  return EditorState.push(target, next, 'insert-characters')
}

/** Puts a video (or whatever stands alone) below the line of the caret, with a line to go on writing. */
export function insertEmbed(state: EditorState, token: Token): EditorState {
  const content = state.getCurrentContent()
  const entity = createToken(content, token)
  const embed = new ContentBlock({
    key: genKey(),
    type: 'atomic',
    text: ' ',
    data: Map(),
    characterList: List([characterOf(state.getCurrentInlineStyle().clear(), entity)]),
  })
  const end = state.getSelection().getEndKey()
  const after = content.getBlockAfter(end)
  const needsLine = !after || after.getType() === 'atomic'
  const line = needsLine ? ghostLine() : undefined
  const added = line ? [embed, line] : [embed]
  return insertLinesAt(state, end, 'after', added, line?.getKey() ?? after?.getKey() ?? '')
}

/** Gives the object at a place of a line other data (an image's alternative text), or takes it away. */
export function changeObject(
  state: EditorState,
  key: string,
  offset: number,
  token: Token | null,
): EditorState {
  const content = state.getCurrentContent()
  const selection = state.getSelection().merge({
    anchorKey: key,
    anchorOffset: offset,
    focusKey: key,
    focusOffset: offset + 1,
    isBackward: false,
  }) as SelectionState
  if (!tokenAt(content, content.getBlockForKey(key)?.getEntityAt(offset) ?? null)) return state
  const next = token
    ? Modifier.applyEntity(content, selection, createToken(content, token))
    : Modifier.removeRange(content, selection, 'backward')
  return EditorState.push(state, next, token ? 'apply-entity' : 'remove-range')
}
