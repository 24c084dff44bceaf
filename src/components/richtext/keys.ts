import { type DraftHandleValue, EditorState, getDefaultKeyBinding } from 'draft-js'
import type { KeyboardEvent } from 'react'
import { toggleMark } from '../../richtext/changeMarks'
import { deleteBackward, deleteForward } from '../../richtext/deleteText'
import { newLineAfter } from '../../richtext/insertTokens'
import { currentType, indent, isInList, toggleCheck } from '../../richtext/lineType'
import type { Mark } from '../../richtext/marks'
import { breakLine, splitLine } from '../../richtext/splitLine'
import type { EditorModel } from './EditorModel'

/** What keys ask of the parts around the surface. */
export interface KeyTargets {
  openLink: () => void
  focusToolbar: () => void
  leaveFullScreen: () => void
}

const MARKS: Readonly<Record<string, Mark>> = {
  bold: 'BOLD',
  italic: 'ITALIC',
  underline: 'UNDERLINE',
  strike: 'STRIKETHROUGH',
}
const LETTERS: Readonly<Record<string, string>> = { b: 'bold', i: 'italic', u: 'underline', k: 'link' }

/** The command of a key; null leaves it to the browser. */
export function commandOf(event: KeyboardEvent, state: EditorState, isLeaving: boolean): string | null {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
  const key = event.key.toLowerCase()
  if (event.altKey && event.key === 'F10') return 'toolbar'
  if (event.key === 'Escape') return 'escape'
  if (event.key === 'Tab') {
    if (isLeaving || isCommand || event.altKey || !isInList(state)) return null
    return event.shiftKey ? 'outdent' : 'indent'
  }
  if (isCommand && event.key === 'Enter') return 'check'
  if (isCommand && key === 'z') return event.shiftKey ? 'redo' : 'undo'
  if (isCommand && key === 'y') return 'redo'
  if (isCommand && event.shiftKey) return key === 'x' ? 'strike' : null
  if (isCommand && LETTERS[key]) return LETTERS[key]
  if (event.key === 'Enter') return event.shiftKey ? 'break-line' : 'split-block'
  if (event.key !== 'Backspace' && event.key !== 'Delete') return null
  // Keys of assistive programs come without a code.
  return event.which ? getDefaultKeyBinding(event) : event.key.toLowerCase()
}

/** Carries a key's command out. */
export function handleCommand(command: string, model: EditorModel, targets: KeyTargets): DraftHandleValue {
  const { state } = model
  const run = (next: EditorState | undefined): DraftHandleValue => {
    if (!next) return 'not-handled'
    model.apply(() => next)
    return 'handled'
  }
  const mark = MARKS[command]
  if (mark) return run(toggleMark(state, mark))
  const isAtEdge = state.getSelection().getStartOffset() === 0
  switch (command) {
    case 'link':
      targets.openLink()
      return 'handled'
    case 'toolbar':
      targets.focusToolbar()
      return 'handled'
    case 'escape':
      targets.leaveFullScreen()
      return 'handled'
    case 'split-block':
    case 'break-line':
      return handleEnter(command === 'break-line', model)
    case 'indent':
      return run(indent(state, 1))
    case 'outdent':
      return run(indent(state, -1))
    case 'check':
      return run(toggleCheck(state, state.getSelection().getStartKey()))
    case 'backspace':
      return run(deleteBackward(state))
    case 'backspace-word':
    case 'backspace-to-start-of-line':
      return isAtEdge || !state.getSelection().isCollapsed() ? run(deleteBackward(state)) : 'not-handled'
    case 'delete':
      return run(deleteForward(state))
    case 'redo':
      return run(EditorState.redo(state))
    default:
      return 'not-handled'
  }
}

/** The Enter key, alone or with Shift. */
export function handleEnter(isBreak: boolean, model: EditorModel): DraftHandleValue {
  const isEmbed = currentType(model.state) === 'atomic'
  const key = model.state.getSelection().getStartKey()
  model.apply((state) => (isEmbed ? newLineAfter(state, key) : isBreak ? breakLine(state) : splitLine(state)))
  return 'handled'
}
