import {
  BoldIcon,
  CitationIcon,
  DoubleChevronLeftIcon,
  DoubleChevronRightIcon,
  EraserIcon,
  FormIcon,
  ItalicIcon,
  NumberedListIcon,
  PropertiesIcon,
  RedoIcon,
  StrikethroughIcon,
  UnderlineIcon,
  UndoIcon,
} from '@blueprintjs/icons'
import { EditorState } from 'draft-js'
import type { ComponentType } from 'react'
import { toggleMark } from '../../../richtext/commands/changeMarks'
import { clean, DEEPEST, indent, toggleLineType } from '../../../richtext/lineType'
import type { Mark } from '../../../richtext/marks'
import type { ToolState } from './toolState'

/** A button of the toolbar that changes the text by itself. */
export interface Tool {
  label: string
  /** Keys in words, after the label of the tooltip. */
  keys?: string
  icon: ComponentType
  run: (state: EditorState) => EditorState
  /** For a tool that is on or off. */
  isOn?: (tools: ToolState) => boolean
  isPossible?: (tools: ToolState) => boolean
}

const markTool = (label: string, mark: Mark, icon: ComponentType, keys: string): Tool => ({
  label,
  icon,
  keys,
  run: (state) => toggleMark(state, mark),
  isOn: ({ marks }) => marks.includes(mark),
})
const lineTool = (label: string, type: string, icon: ComponentType, keys: string): Tool => ({
  label,
  icon,
  keys,
  run: (state) => toggleLineType(state, type),
  isOn: (tools) => tools.type === type,
})

/** The tools in groups, in the order of the bar (specification, section 2, "Rich-text editor"). */
export const tools = {
  marks: [
    markTool('Bold', 'BOLD', BoldIcon, 'Ctrl+B'),
    markTool('Italic', 'ITALIC', ItalicIcon, 'Ctrl+I'),
    markTool('Underline', 'UNDERLINE', UnderlineIcon, 'Ctrl+U'),
    markTool('Strike', 'STRIKETHROUGH', StrikethroughIcon, 'Ctrl+Shift+X'),
  ],
  lines: [
    lineTool('Quote', 'blockquote', CitationIcon, '> and a blank'),
    lineTool('Numbered list', 'ordered-list-item', NumberedListIcon, '1. and a blank'),
    lineTool('Bullet list', 'unordered-list-item', PropertiesIcon, '- and a blank'),
    lineTool('Check list', 'check-list-item', FormIcon, '[ ] and a blank'),
    {
      label: 'Outdent',
      icon: DoubleChevronLeftIcon,
      run: (state) => indent(state, -1),
      isPossible: ({ depth }) => depth > 0,
    },
    {
      label: 'Indent',
      icon: DoubleChevronRightIcon,
      run: (state) => indent(state, 1),
      isPossible: ({ depth, type }) => depth < DEEPEST && type !== 'atomic',
    },
  ],
  history: [
    { label: 'Clean', icon: EraserIcon, run: clean },
    {
      label: 'Undo',
      keys: 'Ctrl+Z',
      icon: UndoIcon,
      run: EditorState.undo,
      isPossible: ({ canUndo }) => canUndo,
    },
    {
      label: 'Redo',
      keys: 'Ctrl+Shift+Z',
      icon: RedoIcon,
      run: EditorState.redo,
      isPossible: ({ canRedo }) => canRedo,
    },
  ],
} satisfies Record<string, Tool[]>

/** The text styles (specification: headings 1 to 4 and normal text); 5 and 6 are offered where the text has them. */
export const textStyles: readonly (readonly [type: string, label: string])[] = [
  ['unstyled', 'Normal'],
  ['header-one', 'Heading 1'],
  ['header-two', 'Heading 2'],
  ['header-three', 'Heading 3'],
  ['header-four', 'Heading 4'],
]
