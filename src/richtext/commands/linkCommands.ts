import { type ContentBlock, EditorState, Modifier, type SelectionState } from 'draft-js'
import { attributeOf } from '../lineSource'
import { createToken, type Link, nextId, tokenAt } from '../tokens'

/** A link under the selection: its stretch of one line and its address. */
export interface LinkAt {
  readonly key: string
  readonly selection: SelectionState
  readonly href: string
  readonly text: string
}

function stretchOf(block: ContentBlock, key: string, at: number): [number, number] {
  let from = at
  let to = at
  while (from > 0 && block.getEntityAt(from - 1) === key) from -= 1
  while (to < block.getLength() && block.getEntityAt(to) === key) to += 1
  return [from, to]
}

/** The link that the selection starts in or stands at the end of. */
export function linkAt(state: EditorState): LinkAt | undefined {
  const selection = state.getSelection()
  const content = state.getCurrentContent()
  const block = content.getBlockForKey(selection.getStartKey())
  if (!block) return undefined
  const offset = selection.getStartOffset()
  for (const at of selection.isCollapsed() ? [offset, offset - 1] : [offset]) {
    const key = at >= 0 && at < block.getLength() ? block.getEntityAt(at) : null
    const token = tokenAt(content, key)
    if (!key || token?.type !== 'LINK') continue
    const [from, to] = stretchOf(block, key, at)
    return {
      key,
      selection: selection.merge({
        anchorKey: block.getKey(),
        focusKey: block.getKey(),
        isBackward: false,
        anchorOffset: from,
        focusOffset: to,
      }) as SelectionState,
      href: attributeOf(token.data.link.attributes, 'href'),
      text: block.getText().slice(from, to),
    }
  }
  return undefined
}

/** Links the selection, changes the link that stands there, or puts `text` in as a link. */
export function setLink(state: EditorState, href: string, text: string): EditorState {
  const old = linkAt(state)
  const content = state.getCurrentContent()
  const oldToken = old && tokenAt(content, old.key)
  const attributes =
    oldToken?.type === 'LINK'
      ? oldToken.data.link.attributes.map(([name, value]) => [name, name === 'href' ? href : value] as const)
      : ([
          ['href', href],
          ['rel', 'noopener noreferrer'],
          ['target', '_blank'],
        ] as const)
  const link: Link = { id: nextId(), attributes }
  const entity = createToken(content, { type: 'LINK', data: { link } })
  const target = old?.selection ?? state.getSelection()
  const isKept = old ? text === old.text : !target.isCollapsed()
  const next = isKept
    ? Modifier.applyEntity(content, target, entity)
    : Modifier.replaceText(content, target, text || href, state.getCurrentInlineStyle(), entity)
  const end = next.getSelectionAfter()
  const pushed = EditorState.push(state, next, 'apply-entity')
  return EditorState.forceSelection(
    pushed,
    end.merge({ anchorKey: end.getEndKey(), anchorOffset: end.getEndOffset() }) as SelectionState,
  )
}

/** Takes the link away and keeps its words. */
export function removeLink(state: EditorState): EditorState {
  const old = linkAt(state)
  if (!old) return state
  const next = Modifier.applyEntity(state.getCurrentContent(), old.selection, null)
  return EditorState.forceSelection(EditorState.push(state, next, 'apply-entity'), state.getSelection())
}
