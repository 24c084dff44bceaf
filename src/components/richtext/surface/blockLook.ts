import type { ContentBlock, DraftBlockRenderMap } from 'draft-js'
import { Map } from 'immutable'
import { createElement } from 'react'
import { attributeOf, LIST_TYPES, sourceOf } from '../../../richtext/lineSource'
import styles from './blockLook.module.css'
import surface from './Surface.module.css'

const list = (tag: 'ul' | 'ol', name = '') => createElement(tag, { className: `${styles.list} ${name}` })

/** The element of each type of line. Each list has one wrapper, so that Draft puts its items into one element. */
export const blockElements = Map({
  unstyled: { element: 'div' },
  'header-one': { element: 'h1' },
  'header-two': { element: 'h2' },
  'header-three': { element: 'h3' },
  'header-four': { element: 'h4' },
  'header-five': { element: 'h5' },
  'header-six': { element: 'h6' },
  blockquote: { element: 'blockquote' },
  'unordered-list-item': { element: 'li', wrapper: list('ul') },
  'ordered-list-item': { element: 'li', wrapper: list('ol') },
  'check-list-item': { element: 'li', wrapper: list('ul', styles.checks) },
  atomic: { element: 'div' },
}) as DraftBlockRenderMap

/** The classes of a line: its type, its indent, its alignment in Quill's or CSS's words; `isFirst` of a numbered list. */
export function classOfBlock(block: ContentBlock, isFirst: boolean): string {
  const names = [surface.line]
  const depth = Math.min(block.getDepth(), 8)
  const type = block.getType()
  if (depth > 0) names.push(styles[`indent${depth}`])
  if (type === 'ordered-list-item') names.push(styles.ordered)
  if (isFirst) names.push(styles.first)
  if (type === 'unordered-list-item') names.push(styles.bullet)
  if (LIST_TYPES.has(type)) names.push(styles.item)
  const attributes = sourceOf(block)?.attributes ?? []
  const align =
    /ql-align-(center|right|justify)/.exec(attributeOf(attributes, 'class'))?.[1] ??
    /text-align:\s*(center|right|justify)/.exec(attributeOf(attributes, 'style'))?.[1]
  if (align) names.push(styles[align])
  return names.filter(Boolean).join(' ')
}
