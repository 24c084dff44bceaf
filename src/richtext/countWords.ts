import type { ContentBlock, ContentState } from 'draft-js'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
const counts = new WeakMap<object, { text: string; words: number }>()

function countIn(block: ContentBlock): number {
  if (block.getType() === 'atomic') return 0
  const text = block.getText()
  const known = counts.get(block.getCharacterList())
  if (known?.text === text) return known.words
  let words = 0
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1
  counts.set(block.getCharacterList(), { text, words })
  return words
}

/** Words of the text, in any script. A line that did not change is not counted again. */
export function countWords(content: ContentState): number {
  return content.getBlocksAsArray().reduce((sum, block) => sum + countIn(block), 0)
}
