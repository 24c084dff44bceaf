import { EditorState, Modifier, type SelectionState } from 'draft-js'
import { setLineType, toggleCheck } from '../lineType'

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/^#$/, 'header-one'],
  [/^##$/, 'header-two'],
  [/^###$/, 'header-three'],
  [/^####$/, 'header-four'],
  [/^[-*+]$/, 'unordered-list-item'],
  [/^1[.)]$/, 'ordered-list-item'],
  [/^\[[ xX]?\]$/, 'check-list-item'],
  [/^>$/, 'blockquote'],
]

/**
 * A blank typed after Markdown's sign at the start of a line: gives the line its type. Undo brings the sign back.
 * Undefined where there is no sign.
 */
export function typeMarkdown(state: EditorState): EditorState | undefined {
  const selection = state.getSelection()
  if (!selection.isCollapsed()) return undefined
  const content = state.getCurrentContent()
  const block = content.getBlockForKey(selection.getStartKey())
  const sign = block.getText().slice(0, selection.getStartOffset())
  const type = TYPES.find(([pattern]) => pattern.test(sign))?.[1]
  if (!type || type === block.getType()) return undefined
  const isBullet = block.getType() === 'unordered-list-item' && type === 'check-list-item'
  if (block.getType() !== 'unstyled' && !isBullet) return undefined
  const typed = EditorState.push(state, Modifier.insertText(content, selection, ' '), 'insert-characters')
  const range = selection.merge({ anchorOffset: 0, focusOffset: sign.length + 1, isBackward: false })
  const bare = Modifier.removeRange(typed.getCurrentContent(), range as SelectionState, 'backward')
  const next = setLineType(EditorState.push(typed, bare, 'remove-range'), type)
  const checked = /[xX]/.test(sign) ? toggleCheck(next, block.getKey()) : next
  return EditorState.setInlineStyleOverride(checked, state.getCurrentInlineStyle())
}
