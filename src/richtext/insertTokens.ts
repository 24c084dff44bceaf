import { ContentBlock, EditorState, genKey, Modifier, type SelectionState } from 'draft-js'
import { List, Map, OrderedMap } from 'immutable'
import { characterOf } from './characters'
import type { Attributes } from './lineSource'
import { createToken, OBJECT, type Token, tokenAt } from './tokens'
import { withBlocks } from './withBlocks'

/** The attributes of an image that the editor makes. */
export const imageAttributes = (src: string, alt: string): Attributes => [
  ['src', src],
  ['alt', alt],
]

/** Puts an image where the selection is. */
export function insertImage(state: EditorState, src: string, alt: string): EditorState {
  const content = state.getCurrentContent()
  const entity = createToken(content, { type: 'IMAGE', data: { attributes: imageAttributes(src, alt) } })
  const target = landingOf(state)
  const next = Modifier.replaceText(
    target.getCurrentContent(),
    target.getSelection(),
    OBJECT,
    target.getCurrentInlineStyle(),
    entity,
  )
  return EditorState.push(target, next, 'insert-characters')
}

/** A selection in an embed moves to a new line after it. */
function landingOf(state: EditorState): EditorState {
  const key = state.getSelection().getStartKey()
  const isEmbed = state.getCurrentContent().getBlockForKey(key).getType() === 'atomic'
  return isEmbed ? newLineAfter(state, key) : state
}

const caretIn = (state: EditorState, key: string): SelectionState =>
  state.getSelection().merge({
    anchorKey: key,
    anchorOffset: 0,
    focusKey: key,
    focusOffset: 0,
    isBackward: false,
    hasFocus: true,
  }) as SelectionState

function insertAfter(state: EditorState, key: string, added: ContentBlock[], caret: string): EditorState {
  const content = state.getCurrentContent()
  const blocks = OrderedMap(
    content
      .getBlocksAsArray()
      .flatMap((block) => (block.getKey() === key ? [block, ...added] : [block]))
      .map((block) => [block.getKey(), block] as const),
  )
  const selection = caretIn(state, caret)
  const pushed = EditorState.push(
    state,
    withBlocks(content, blocks as ReturnType<typeof content.getBlockMap>, state.getSelection(), selection),
    'insert-fragment',
  )
  return EditorState.forceSelection(pushed, selection)
}

const emptyLine = () => new ContentBlock({ key: genKey(), type: 'unstyled', text: '', characterList: List() })

/** A new empty line after a block. */
export function newLineAfter(state: EditorState, key: string): EditorState {
  const line = emptyLine()
  return insertAfter(state, key, [line], line.getKey())
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
  const line = needsLine ? (emptyLine().set('data', Map({ ghost: true })) as ContentBlock) : undefined
  return insertAfter(state, end, line ? [embed, line] : [embed], line?.getKey() ?? after?.getKey() ?? '')
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
