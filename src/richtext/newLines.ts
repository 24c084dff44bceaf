import { ContentBlock, EditorState, genKey, type SelectionState } from 'draft-js'
import { List, Map, OrderedMap } from 'immutable'
import { withBlocks } from './withBlocks'

const caretIn = (state: EditorState, key: string): SelectionState =>
  state.getSelection().merge({
    anchorKey: key,
    anchorOffset: 0,
    focusKey: key,
    focusOffset: 0,
    isBackward: false,
    hasFocus: true,
  }) as SelectionState

/** Puts lines before or after one, and the caret to the start of a line. */
export function insertLinesAt(
  state: EditorState,
  key: string,
  side: 'before' | 'after',
  added: readonly ContentBlock[],
  caret: string,
): EditorState {
  const content = state.getCurrentContent()
  const blocks = OrderedMap(
    content
      .getBlocksAsArray()
      .flatMap((block) => {
        if (block.getKey() !== key) return [block]
        return side === 'before' ? [...added, block] : [block, ...added]
      })
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

/** An empty line of plain text. */
export const emptyLine = (): ContentBlock =>
  new ContentBlock({ key: genKey(), type: 'unstyled', text: '', characterList: List(), data: Map() })

/** An empty line to write in that is not written when it stays empty. */
export const ghostLine = (): ContentBlock => emptyLine().set('data', Map({ ghost: true })) as ContentBlock

/** A new empty line after a block, with the caret in it. */
export function newLineAfter(state: EditorState, key: string, line = emptyLine()): EditorState {
  return insertLinesAt(state, key, 'after', [line], line.getKey())
}

/** A new empty line before a block, with the caret in it. */
export function newLineBefore(state: EditorState, key: string, line = emptyLine()): EditorState {
  return insertLinesAt(state, key, 'before', [line], line.getKey())
}
