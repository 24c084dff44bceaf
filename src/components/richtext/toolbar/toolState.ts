import type { EditorState } from 'draft-js'
import { currentColor, isMarked } from '../../../richtext/commands/changeMarks'
import { linkAt } from '../../../richtext/commands/linkCommands'
import { currentType, isInList } from '../../../richtext/lineType'
import type { Mark } from '../../../richtext/marks'

/** What the toolbar shows of the selection. */
export interface ToolState {
  type: string
  marks: Mark[]
  color: string
  depth: number
  isLink: boolean
  isInList: boolean
  canUndo: boolean
  canRedo: boolean
}

const MARKS: readonly Mark[] = ['BOLD', 'ITALIC', 'UNDERLINE', 'STRIKETHROUGH']

/** As one string, so that a toolbar that shows the same need not be drawn again. */
export function toolStateOf(state: EditorState): string {
  const block = state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey())
  const tools: ToolState = {
    type: currentType(state),
    marks: MARKS.filter((mark) => isMarked(state, mark)),
    color: currentColor(state),
    depth: block?.getDepth() ?? 0,
    isLink: linkAt(state) !== undefined,
    isInList: isInList(state),
    canUndo: !state.getUndoStack().isEmpty(),
    canRedo: !state.getRedoStack().isEmpty(),
  }
  return JSON.stringify(tools)
}
