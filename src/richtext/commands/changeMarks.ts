import { type CharacterMetadata, type ContentBlock, EditorState } from 'draft-js'
import { OrderedSet } from 'immutable'
import { withBlocks } from '../withBlocks'
import { characterOf } from '../characters'
import { colorOf, hasMark, type Mark, withColor, withMark, withoutMark } from '../marks'

type Change = (styles: readonly string[]) => readonly string[]

const namesOf = (styles: { toArray(): (string | undefined)[] }): string[] =>
  styles.toArray().filter((name): name is string => name !== undefined)

/** Calls `visit` for the selected stretch of each block; stops when it returns false. */
export function eachSelected(
  state: EditorState,
  visit: (block: ContentBlock, from: number, to: number) => boolean | undefined,
): void {
  const selection = state.getSelection()
  const content = state.getCurrentContent()
  let block: ContentBlock | undefined = content.getBlockForKey(selection.getStartKey())
  while (block) {
    const key = block.getKey()
    const from = key === selection.getStartKey() ? selection.getStartOffset() : 0
    const to = key === selection.getEndKey() ? selection.getEndOffset() : block.getLength()
    if (visit(block, from, to) === false || key === selection.getEndKey()) return
    block = content.getBlockAfter(key)
  }
}

/** Changes the styles of a stretch of a block. */
export function restyle(block: ContentBlock, from: number, to: number, change: Change): ContentBlock {
  const done = new Map<CharacterMetadata, CharacterMetadata>()
  const characters = block.getCharacterList().map((character, index = 0) => {
    if (!character || index < from || index >= to) return character
    const known = done.get(character)
    if (known) return known
    const style = OrderedSet([...change(namesOf(character.getStyle()))])
    const next = characterOf(style, character.getEntity())
    done.set(character, next)
    return next
  })
  return block.set('characterList', characters.toList()) as ContentBlock
}

/** Changes the styles of the selection, or of what is typed next. */
function changeStyles(state: EditorState, change: Change): EditorState {
  const selection = state.getSelection()
  if (selection.isCollapsed()) {
    const styles = change(namesOf(state.getCurrentInlineStyle()))
    return EditorState.setInlineStyleOverride(state, OrderedSet([...styles]))
  }
  const content = state.getCurrentContent()
  let blocks = content.getBlockMap()
  eachSelected(state, (block, from, to) => {
    if (block.getType() !== 'atomic' && to > from)
      blocks = blocks.set(block.getKey(), restyle(block, from, to, change))
    return true
  })
  return EditorState.push(state, withBlocks(content, blocks, selection), 'change-inline-style')
}

/** Whether all of the selection has the mark (or what is typed next would have it). */
export function isMarked(state: EditorState, mark: Mark): boolean {
  if (state.getSelection().isCollapsed()) return hasMark(namesOf(state.getCurrentInlineStyle()), mark)
  let isAll = true
  let isAny = false
  const known = new Map<CharacterMetadata, boolean>()
  eachSelected(state, (block, from, to) => {
    if (block.getType() === 'atomic') return true
    const characters = block.getCharacterList()
    for (let i = from; i < to && isAll; i += 1) {
      const character = characters.get(i)
      let has = known.get(character)
      if (has === undefined) known.set(character, (has = hasMark(namesOf(character.getStyle()), mark)))
      isAny = true
      isAll = has
    }
    return isAll
  })
  return isAll && isAny
}

/** Sets the mark on the selection, or takes it away where all of it has it. */
export function toggleMark(state: EditorState, mark: Mark): EditorState {
  const isOn = isMarked(state, mark)
  return changeStyles(state, (styles) => (isOn ? withoutMark(styles, mark) : withMark(styles, mark)))
}

/** Colours the selection; '' for the default colour. */
export const setColor = (state: EditorState, color: string): EditorState =>
  changeStyles(state, (styles) => withColor(styles, color))

/** The colour at the start of the selection, '' for the default one. */
export const currentColor = (state: EditorState): string => colorOf(namesOf(state.getCurrentInlineStyle()))
