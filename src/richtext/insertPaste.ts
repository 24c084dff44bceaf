import { type ContentBlock, type ContentState, EditorState, Modifier } from 'draft-js'
import { OrderedMap } from 'immutable'
import { completeLink } from './addresses'
import { insertEmbed, newLineAfter } from './insertTokens'
import { currentType } from './lineType'
import { setLink } from './linkCommands'
import { videoAddress, videoAttributes } from './videoAddress'

const landing = (state: EditorState): EditorState =>
  currentType(state) === 'atomic' ? newLineAfter(state, state.getSelection().getStartKey()) : state

/** Puts pasted lines in where the selection is. The first takes the kind of the line that it lands in, unless empty. */
export function insertLines(start: EditorState, blocks: readonly ContentBlock[]): EditorState {
  const [first] = blocks
  if (!first) return start
  const state = landing(start)
  const content = state.getCurrentContent()
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
  const mended =
    landed.getType() === 'atomic' ? landed : (landed.merge({ type, depth, data }) as ContentBlock)
  const whole = next.set('blockMap', next.getBlockMap().set(key, mended)) as ContentState
  return EditorState.push(state, whole, 'insert-fragment')
}

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i

/** Plain text that is an address: a video, a link on the selection, or a link; undefined for other text. */
export function insertAddress(state: EditorState, text: string): EditorState | undefined {
  const address = text.trim()
  if (!ADDRESS.test(address)) return undefined
  const video = videoAddress(address)
  const isCollapsed = state.getSelection().isCollapsed()
  const line = state.getCurrentContent().getBlockForKey(state.getSelection().getStartKey())
  if (video && isCollapsed && line.getText().trim() === '') {
    return insertEmbed(state, { type: 'VIDEO', data: { attributes: videoAttributes(video) } })
  }
  const href = completeLink(address)
  if (href === null || currentType(state) === 'atomic') return undefined
  return setLink(state, href, isCollapsed ? address : '')
}
