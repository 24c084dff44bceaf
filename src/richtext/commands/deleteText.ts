import { type ContentBlock, EditorState, Modifier, type SelectionState } from 'draft-js'
import { LIST_TYPES } from '../lineSource'
import { indent, setLineType } from '../lineType'
import { newLineAfter } from '../newLines'
import { withBlocks } from '../withBlocks'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Lengths of a text's last and first character as a person counts them (joined emoji are one). */
const lastLength = (text: string) => [...segmenter.segment(text.slice(-64))].at(-1)?.segment.length ?? 0
const firstLength = (text: string) => [...segmenter.segment(text.slice(0, 64))][0]?.segment.length ?? 0

function removeWithin(state: EditorState, block: ContentBlock, from: number, to: number): EditorState {
  const key = block.getKey()
  const range = state
    .getSelection()
    .merge({ anchorKey: key, anchorOffset: from, focusKey: key, focusOffset: to, isBackward: false })
  const next = Modifier.removeRange(state.getCurrentContent(), range as SelectionState, 'backward')
  return EditorState.push(state, next, 'remove-range')
}

const caretAt = (state: EditorState, key: string, offset: number) =>
  state.getSelection().merge({
    anchorKey: key,
    anchorOffset: offset,
    focusKey: key,
    focusOffset: offset,
    isBackward: false,
  }) as SelectionState

/** An empty line in place of the only block that there is. */
function newLineInstead(state: EditorState, key: string): EditorState {
  const withLine = newLineAfter(state, key)
  const content = withLine.getCurrentContent()
  const caret = withLine.getSelection()
  const blocks = content.getBlockMap().delete(key)
  return EditorState.push(state, withBlocks(content, blocks, state.getSelection(), caret), 'remove-range')
}

/** Takes a whole block away; the caret goes to the end of the line before or the start of the one after. */
export function removeBlock(state: EditorState, key: string): EditorState {
  const content = state.getCurrentContent()
  const before = content.getBlockBefore(key)
  const after = content.getBlockAfter(key)
  const next = before ?? after
  if (!content.getBlockForKey(key)) return state
  if (!next) return newLineInstead(state, key)
  const caret = caretAt(state, next.getKey(), before ? before.getLength() : 0)
  const blocks = content.getBlockMap().delete(key)
  const pushed = EditorState.push(
    state,
    withBlocks(content, blocks, state.getSelection(), caret),
    'remove-range',
  )
  return EditorState.forceSelection(pushed, caret)
}

/** Takes away what is selected. */
export function removeSelected(state: EditorState): EditorState {
  const selection = state.getSelection()
  const content = state.getCurrentContent()
  const start = content.getBlockForKey(selection.getStartKey())
  if (start.getType() === 'atomic' && selection.getStartKey() === selection.getEndKey()) {
    return removeBlock(state, start.getKey())
  }
  // A selection that starts in an embed must leave a line to write in.
  const plain =
    start.getType() === 'atomic' ? setLineType(embedToLine(state, start.getKey()), 'unstyled') : state
  const next = Modifier.removeRange(plain.getCurrentContent(), plain.getSelection(), 'backward')
  return EditorState.push(state, next, 'remove-range')
}

function embedToLine(state: EditorState, key: string): EditorState {
  const content = state.getCurrentContent()
  const block = content.getBlockForKey(key).merge({ type: 'unstyled' }) as ContentBlock
  return EditorState.set(state, {
    currentContent: content.set('blockMap', content.getBlockMap().set(key, block)) as typeof content,
  })
}

/** The Backspace key; undefined where Draft's own does. */
export function deleteBackward(state: EditorState): EditorState | undefined {
  const selection = state.getSelection()
  const content = state.getCurrentContent()
  if (!selection.isCollapsed()) return removeSelected(state)
  const block = content.getBlockForKey(selection.getStartKey())
  const offset = selection.getStartOffset()
  if (block.getType() === 'atomic') return removeBlock(state, block.getKey())
  if (offset > 0) {
    const length = lastLength(block.getText().slice(0, offset))
    return removeWithin(state, block, offset - length, offset)
  }
  if (block.getDepth() > 0) return indent(state, -1)
  if (LIST_TYPES.has(block.getType()) || block.getType() === 'blockquote') {
    return setLineType(state, 'unstyled')
  }
  const before = content.getBlockBefore(block.getKey())
  if (before?.getType() === 'atomic') return removeBlock(state, before.getKey())
  if (!before) return block.getType() === 'unstyled' ? state : setLineType(state, 'unstyled')
  return undefined
}

/** The Delete key; undefined where Draft's own does. */
export function deleteForward(state: EditorState): EditorState | undefined {
  const selection = state.getSelection()
  const content = state.getCurrentContent()
  if (!selection.isCollapsed()) return removeSelected(state)
  const block = content.getBlockForKey(selection.getStartKey())
  const offset = selection.getStartOffset()
  if (block.getType() === 'atomic') return removeBlock(state, block.getKey())
  if (offset < block.getLength()) {
    return removeWithin(state, block, offset, offset + firstLength(block.getText().slice(offset)))
  }
  const after = content.getBlockAfter(block.getKey())
  if (after?.getType() !== 'atomic') return undefined
  return EditorState.forceSelection(removeBlock(state, after.getKey()), selection)
}
