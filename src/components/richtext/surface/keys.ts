import { type DraftHandleValue, EditorState, getDefaultKeyBinding } from 'draft-js'
import type { KeyboardEvent } from 'react'
import { toggleMark } from '../../../richtext/commands/changeMarks'
import { deleteBackward, deleteForward } from '../../../richtext/commands/deleteText'
import { linkAt } from '../../../richtext/commands/linkCommands'
import { indent, isInList, toggleCheck } from '../../../richtext/lineType'
import type { Mark } from '../../../richtext/marks'
import { enterEmbed, leaveObject, leaveToEdge, type ObjectAt, objectAt } from '../../../richtext/objectAt'
import { readyToWrite } from '../../../richtext/readyToWrite'
import { breakLine, splitLine } from '../../../richtext/commands/splitLine'
import type { EditorModel } from '../EditorModel'

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

const SIDES: Readonly<Record<string, 'before' | 'after'>> = {
  ArrowLeft: 'before',
  ArrowRight: 'after',
  ArrowUp: 'before',
  ArrowDown: 'after',
  Home: 'before',
  End: 'after',
  PageUp: 'before',
  PageDown: 'after',
}

/** Whether Home or End has no further to go from a picture than to its side. */
function isAtEdge(key: string, { key: line, offset }: ObjectAt, state: EditorState): boolean {
  const length = state.getCurrentContent().getBlockForKey(line).getLength()
  return (key === 'Home' && offset === 0) || (key === 'End' && offset + 1 === length)
}

/**
 * The command of a key that moves the caret from a selected object, or to an embed beside it. The browsers know where to
 * go from a picture in its line; an embed has no place for a caret, and each of them loses it there in its own way.
 */
function moveOf(event: KeyboardEvent, state: EditorState): string | null {
  const side = SIDES[event.key]
  if (!side || event.shiftKey || event.altKey || event.metaKey) return null
  const object = objectAt(state)
  const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  if (object?.isEmbed && event.ctrlKey && (event.key === 'Home' || event.key === 'End'))
    return side === 'before' ? 'text-start' : 'text-end'
  if (event.ctrlKey) return null
  if (object && (object.isEmbed || isSideways || isAtEdge(event.key, object, state))) return `leave-${side}`
  return isSideways && enterEmbed(state, side) ? `enter-${side}` : null
}

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
  // Without words to link, Ctrl+K is the console's: it finds anything.
  if (isCommand && key === 'k' && state.getSelection().isCollapsed() && !linkAt(state)) return null
  if (isCommand && LETTERS[key]) return LETTERS[key]
  if (event.key === 'Enter') return event.shiftKey ? 'break-line' : 'split-block'
  if (event.key !== 'Backspace' && event.key !== 'Delete') return moveOf(event, state)
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
    case 'leave-before':
    case 'leave-after':
      return run(leaveObject(state, command === 'leave-before' ? 'before' : 'after'))
    case 'enter-before':
    case 'enter-after':
      return run(enterEmbed(state, command === 'enter-before' ? 'before' : 'after'))
    case 'text-start':
    case 'text-end':
      return run(leaveToEdge(state, command === 'text-start' ? 'start' : 'end'))
    default:
      return 'not-handled'
  }
}

/** The Enter key, alone or with Shift; after a selected object, which stays. */
export function handleEnter(isBreak: boolean, model: EditorModel): DraftHandleValue {
  model.apply((state) => {
    const landed = readyToWrite(state)
    // The line below an embed is the new line.
    if (objectAt(state)?.isEmbed) return landed
    return isBreak ? breakLine(landed) : splitLine(landed)
  })
  return 'handled'
}
