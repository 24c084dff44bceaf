import type { ContentBlock } from 'draft-js'
import { type Attributes, type Dialect, isChecked, LIST_TYPES, sourceOf } from './lineSource'

const KINDS: Readonly<Record<string, string>> = {
  'unordered-list-item': 'bullet',
  'ordered-list-item': 'ordered',
}

/**
 * The attributes of a line whose format was changed or made in the editor: those that it came with, with the indent
 * as Quill writes it (`indent` classes at most 8) and, in Quill 2, the kind of list.
 */
export function lineAttributes(
  block: ContentBlock,
  dialect: Dialect,
  indent: number = block.getDepth(),
): Attributes {
  const isItem = LIST_TYPES.has(block.getType())
  const source = sourceOf(block)
  const wasItem = source !== undefined && LIST_TYPES.has(source.type)
  const own = (source?.attributes ?? []).filter(
    ([name]) =>
      name !== 'class' && name !== 'data-list' && (isItem || !wasItem || !/^(?:value|type)$/.test(name)),
  )
  const classes = (source?.attributes.find(([name]) => name === 'class')?.[1] ?? '')
    .split(/\s+/)
    .filter((name) => name !== '' && !/^ql-indent-\d+$/.test(name))
  if (indent > 0) classes.push(`ql-indent-${indent}`)
  const kind = KINDS[block.getType()] ?? (isChecked(block) ? 'checked' : 'unchecked')
  const list: Attributes = isItem && dialect === 'quill2' ? [['data-list', kind]] : []
  return [...list, ...(classes.length > 0 ? [['class', classes.join(' ')] as const] : []), ...own]
}
