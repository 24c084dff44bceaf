import { type ContentBlock, EditorState, Modifier, RichUtils } from 'draft-js'
import { indent, setLineType } from '../lineType'
import { type LineSource, LIST_TYPES, sourceOf } from '../lineSource'
import { withBlocks } from '../withBlocks'

/** What the second half of a split line takes over of how the first was read. */
function partSource(source: LineSource, type: string, depth: number): LineSource | undefined {
  // Bare text next to bare text would be one line again; a heading is followed by plain text.
  if (source.tag === '' || source.type !== type || source.depth !== depth) return undefined
  const attributes = source.attributes.filter(([name]) => name !== 'id' && name !== 'value')
  const { node: _, ...rest } = source
  return { ...rest, attributes, checked: false, before: source.before, lead: '', trail: '', empty: '<br>' }
}

/** The Enter key: a new line of the same kind; after a heading plain text; an empty item or quote ends its run. */
export function splitLine(state: EditorState): EditorState {
  const selection = state.getSelection()
  const content = state.getCurrentContent()
  const block = content.getBlockForKey(selection.getStartKey())
  if (selection.isCollapsed() && block.getLength() === 0 && block.getType() !== 'unstyled') {
    return block.getDepth() > 0 && LIST_TYPES.has(block.getType())
      ? indent(state, -1)
      : setLineType(state, 'unstyled')
  }
  const split = Modifier.splitBlock(content, selection)
  const key = split.getSelectionAfter().getStartKey()
  const first = split.getBlockBefore(key)
  const second = split.getBlockForKey(key)
  if (!first) return state
  const isHeading = first.getType().startsWith('header-')
  const isAtEnd = second.getLength() === 0
  const type = isHeading && isAtEnd ? 'unstyled' : first.getType()
  const depth = first.getDepth()
  const source = sourceOf(first)
  const own = source && partSource(source, type, depth)
  const data = second.getData().clear()
  const next = second.merge({ type, depth, data: own ? data.set('source', own) : data }) as ContentBlock
  // What stands inside a list item belongs to its second half now.
  const rest = source?.node && own ? data.set('source', { ...own, node: source.node }) : undefined
  const before =
    rest && source
      ? (first.set('data', first.getData().set('source', { ...source, node: undefined })) as ContentBlock)
      : first
  const after = rest ? (next.set('data', rest) as ContentBlock) : next
  const blocks = split.getBlockMap().set(first.getKey(), before).set(key, after)
  const pushed = EditorState.push(
    state,
    withBlocks(split, blocks, selection, split.getSelectionAfter()),
    'split-block',
  )
  return isHeading && isAtEnd
    ? pushed
    : EditorState.setInlineStyleOverride(pushed, state.getCurrentInlineStyle())
}

/** Shift and Enter: a break within the line. */
export const breakLine = (state: EditorState): EditorState =>
  state.getSelection().isCollapsed()
    ? RichUtils.insertSoftNewline(state)
    : EditorState.push(
        state,
        Modifier.replaceText(
          state.getCurrentContent(),
          state.getSelection(),
          '\n',
          state.getCurrentInlineStyle(),
        ),
        'insert-characters',
      )
