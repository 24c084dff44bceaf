import { type ContentBlock, EditorState } from 'draft-js'
import { eachSelected, restyle } from './commands/changeMarks'
import { isChecked, LIST_TYPES } from './lineSource'
import { withoutEntity } from './characters'
import { startOf } from './marks'
import { tokenAt } from './tokens'
import { withBlocks } from './withBlocks'

/** Quill's deepest indent. */
export const DEEPEST = 8

function changeLines(
  state: EditorState,
  change: (block: ContentBlock, from: number, to: number) => ContentBlock,
): EditorState {
  const content = state.getCurrentContent()
  const selection = state.getSelection()
  let blocks = content.getBlockMap()
  eachSelected(state, (block, from, to) => {
    const next = block.getType() === 'atomic' ? block : change(block, from, to)
    if (next !== block) blocks = blocks.set(block.getKey(), next)
    return true
  })
  if (blocks === content.getBlockMap()) return state
  return EditorState.push(state, withBlocks(content, blocks, selection), 'change-block-type')
}

/** The type of the line that the selection starts in. */
export const currentType = (state: EditorState): string =>
  state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey())?.getType() ?? 'unstyled'

/** Gives the selected lines a type; embeds stay what they are. */
export function setLineType(state: EditorState, type: string): EditorState {
  return changeLines(state, (block) => {
    if (block.getType() === type) return block
    const data = block.getData().delete('checked').delete('ghost')
    return block.merge({ type, data }) as ContentBlock
  })
}

/** Gives the selected lines a type, or takes it away where the first has it. */
export const toggleLineType = (state: EditorState, type: string): EditorState =>
  setLineType(state, currentType(state) === type ? 'unstyled' : type)

/** Moves the selected lines in or out by one step. */
export function indent(state: EditorState, by: 1 | -1): EditorState {
  return changeLines(state, (block) => {
    const depth = Math.min(DEEPEST, Math.max(0, block.getDepth() + by))
    return depth === block.getDepth() ? block : (block.set('depth', depth) as ContentBlock)
  })
}

/** Ticks an item of a check list, or takes the tick away. */
export function toggleCheck(state: EditorState, key: string): EditorState {
  const content = state.getCurrentContent()
  const block = content.getBlockForKey(key)
  if (block?.getType() !== 'check-list-item') return state
  const data = isChecked(block) ? block.getData().delete('checked') : block.getData().set('checked', true)
  const blocks = content.getBlockMap().set(key, block.set('data', data) as ContentBlock)
  return EditorState.push(state, withBlocks(content, blocks, state.getSelection()), 'change-block-data')
}

/** Takes formats away and keeps the words, images and embeds; a selection within a line keeps the line's type. */
export function clean(state: EditorState): EditorState {
  const content = state.getCurrentContent()
  const selection = state.getSelection()
  const isWithin = !selection.isCollapsed() && selection.getStartKey() === selection.getEndKey()
  const cleaned = changeLines(state, (block, start, end) => {
    const isPart = isWithin && (start > 0 || end < block.getLength())
    const [from, to] = isPart ? [start, end] : [0, block.getLength()]
    const plain = restyle(block, from, to, (styles) => styles.filter((style) => startOf(style) === ''))
    const characters = plain.getCharacterList().map((character, index = 0) => {
      if (!character || index < from || index >= to) return character
      return tokenAt(content, character.getEntity())?.type === 'LINK' ? withoutEntity(character) : character
    })
    const bare = plain.set('characterList', characters.toList()) as ContentBlock
    if (isPart) return bare
    return bare.merge({ type: 'unstyled', depth: 0, data: bare.getData().clear() }) as ContentBlock
  })
  return EditorState.setInlineStyleOverride(cleaned, cleaned.getCurrentInlineStyle().clear())
}

/** Whether the selection starts in a list. */
export const isInList = (state: EditorState): boolean => LIST_TYPES.has(currentType(state))
