import { type ContentBlock, type ContentState, EditorState, Modifier } from 'draft-js'
import { OrderedMap } from 'immutable'
import { completeLink } from '../addresses'
import { insertEmbed } from '../commands/insertTokens'
import { setLink } from '../commands/linkCommands'
import { emptyLine } from '../newLines'
import { readyToWrite } from '../readyToWrite'
import { tokenAt } from '../tokens'
import { videoAddress, videoAttributes } from '../videoAddress'

/** The pasted lines between lines of text: an embed can neither be joined to a line nor hold the caret. */
function framed(blocks: readonly ContentBlock[], isInText: boolean): readonly ContentBlock[] {
  const isEmbed = (block: ContentBlock | undefined) => block?.getType() === 'atomic'
  return [
    ...(isInText && isEmbed(blocks[0]) ? [emptyLine()] : []),
    ...blocks,
    ...(isEmbed(blocks.at(-1)) ? [emptyLine()] : []),
  ]
}

/**
 * Puts pasted lines in where the selection is; a selected object stays, and they go after it. The first takes the kind of
 * the line that it lands in, unless that is empty. A video alone goes below the line.
 */
export function insertLines(start: EditorState, pasted: readonly ContentBlock[]): EditorState {
  const state = readyToWrite(start)
  const content = state.getCurrentContent()
  const [only, ...others] = pasted
  if (only?.getType() === 'atomic' && others.every((block) => block.getText() === '')) {
    const token = tokenAt(content, only.getEntityAt(0))
    return token && state.getSelection().isCollapsed()
      ? insertEmbed(state, token)
      : insertFramed(state, pasted)
  }
  return only ? insertFramed(state, pasted) : start
}

function insertFramed(state: EditorState, pasted: readonly ContentBlock[]): EditorState {
  const content = state.getCurrentContent()
  const line = content.getBlockForKey(state.getSelection().getStartKey())
  const blocks = framed(pasted, line.getLength() > 0)
  const [first] = blocks
  if (!first) return state
  const key = state.getSelection().getStartKey()
  const target = content.getBlockForKey(key)
  const isEmpty = target.getType() === 'unstyled' && target.getLength() === 0 && first.getType() !== 'atomic'
  const map = OrderedMap(blocks.map((block) => [block.getKey(), block] as const))
  const next: ContentState = Modifier.replaceWithFragment(
    content,
    state.getSelection(),
    map as ReturnType<typeof content.getBlockMap>,
  )
  const landed = next.getBlockForKey(key)
  const type = isEmpty ? first.getType() : target.getType()
  const depth = isEmpty ? first.getDepth() : target.getDepth()
  const data = isEmpty ? first.getData() : target.getData()
  const corrected =
    landed.getType() === 'atomic' ? landed : (landed.merge({ type, depth, data }) as ContentBlock)
  const whole = next.set('blockMap', next.getBlockMap().set(key, corrected)) as ContentState
  return EditorState.push(state, whole, 'insert-fragment')
}

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i

/** Plain text that is an address: a video, a link on the selection, or a link; undefined for other text. */
export function insertAddress(start: EditorState, text: string): EditorState | undefined {
  const address = text.trim()
  if (!ADDRESS.test(address)) return undefined
  const state = readyToWrite(start)
  const video = videoAddress(address)
  const isCollapsed = state.getSelection().isCollapsed()
  const line = state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey())
  if (video && isCollapsed && line.getText().trim() === '') {
    return insertEmbed(state, { type: 'VIDEO', data: { attributes: videoAttributes(video) } })
  }
  const href = completeLink(address)
  if (href === null) return undefined
  return setLink(state, href, isCollapsed ? address : '')
}
