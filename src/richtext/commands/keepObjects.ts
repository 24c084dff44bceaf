import { type CharacterMetadata, type ContentBlock, EditorState } from 'draft-js'
import { characterOf, withoutEntity } from '../characters'
import { OBJECT, tokenAt } from '../tokens'

const isObject = (type: string | undefined) => type === 'IMAGE' || type === 'RAW'

/**
 * Typing and composing beside an image spread the image's entity over what is typed, or lose it: every object
 * character gets its own entity back, and no other character has one.
 */
function keepInBlock(
  state: EditorState,
  before: ContentBlock | undefined,
  block: ContentBlock,
): ContentBlock {
  const content = state.getCurrentContent()
  const text = block.getText()
  const isPlain = !block.getCharacterList().some((character) => Boolean(character?.getEntity()))
  if (isPlain && !text.includes(OBJECT)) return block
  const typeOf = (character: CharacterMetadata | undefined) =>
    tokenAt(content, character?.getEntity() ?? null)?.type
  const characters = block.getCharacterList()
  const held = new Set<string>()
  let hasStray = false
  let hasLost = false
  characters.forEach((character, index = 0) => {
    const type = typeOf(character)
    if (text[index] === OBJECT) {
      if (isObject(type)) held.add(character?.getEntity() ?? '')
      else hasLost = true
    } else if (isObject(type)) hasStray = true
  })
  if (!hasStray && !hasLost) return block
  const lost: string[] = []
  before?.getCharacterList().forEach((character, index = 0) => {
    const entity = character?.getEntity()
    if (entity && before.getText()[index] === OBJECT && isObject(typeOf(character)) && !held.has(entity)) {
      lost.push(entity)
    }
  })
  const corrected = characters.map((character, index = 0) => {
    if (!character) return character
    if (text[index] !== OBJECT) return isObject(typeOf(character)) ? withoutEntity(character) : character
    if (isObject(typeOf(character))) return character
    const entity = lost.shift()
    return entity ? characterOf(character.getStyle(), entity) : character
  })
  return block.set('characterList', corrected.toList()) as ContentBlock
}

/** The next state with every image and inline object in its place. */
export function keepObjects(previous: EditorState, next: EditorState): EditorState {
  const content = next.getCurrentContent()
  const old = previous.getCurrentContent()
  if (content === old) return next
  const oldBlocks = old.getBlockMap()
  const oldLines = old.getBlocksAsArray()
  let blocks = content.getBlockMap()
  content.getBlocksAsArray().forEach((block, index) => {
    // Most lines stand unchanged where they stood: they need no search.
    if (block === oldLines[index] || block.getType() === 'atomic') return
    const before = oldBlocks.get(block.getKey())
    if (block === before) return
    const kept = keepInBlock(next, before, block)
    if (kept !== block) blocks = blocks.set(block.getKey(), kept)
  })
  if (blocks === content.getBlockMap()) return next
  return EditorState.set(next, {
    currentContent: content.set('blockMap', blocks) as typeof content,
    nativelyRenderedContent: null,
  })
}
