import type { BlockMap, ContentState, SelectionState } from 'draft-js'

/** The content with other blocks, and the selection that undo and redo go back to. */
export function withBlocks(
  content: ContentState,
  blockMap: BlockMap,
  before: SelectionState,
  after: SelectionState = before,
): ContentState {
  return content.merge({ blockMap, selectionBefore: before, selectionAfter: after }) as ContentState
}
