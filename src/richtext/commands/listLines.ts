import type { ContentBlock } from 'draft-js'
import {
  attributeOf,
  type Attributes,
  type Container,
  type Dialect,
  holdsSource,
  isChecked,
  LIST_TYPES,
  sourceOf,
} from '../lineSource'
import { lineAttributes } from '../lineAttributes'
import { startTag } from '../write/markup'
import { nextId } from '../tokens'

/** A line ready to be written: the elements around it, its own start with its inside, its end. */
export interface Line {
  readonly path: readonly Container[]
  readonly before: string
  /** Its element, '' for bare text and embeds. */
  readonly tag: string
  readonly start: string
  readonly end: string
  /** The container that stays open after the line: its own list item. */
  readonly node?: Container
  /** Whether it is a line of text (not an embed). */
  readonly isText?: boolean
}

const isItem = (block: ContentBlock) => LIST_TYPES.has(block.getType())
const isListTag = (tag: string) => tag === 'ul' || tag === 'ol'

function container(tag: string, attributes: Attributes, isLine = false): Container {
  return { id: nextId(), tag, attributes, before: '', tail: '', isLine }
}

function newList(block: ContentBlock, dialect: Dialect): Container {
  if (dialect === 'quill2') return container('ol', [])
  const isCheck = block.getType() === 'check-list-item'
  const tag = block.getType() === 'ordered-list-item' ? 'ol' : 'ul'
  return container(tag, isCheck ? [['data-checked', String(isChecked(block))]] : [])
}

/** Whether the item could stand in that list. */
function fits(list: Container | undefined, block: ContentBlock, dialect: Dialect): boolean {
  if (!list || !isListTag(list.tag)) return false
  const own = newList(block, dialect)
  const tick = (of: Container) => attributeOf(of.attributes, 'data-checked')
  return own.tag === list.tag && tick(own) === tick(list)
}

/** Whether every line's elements can be opened as they came: an item's element is opened by its own line only. */
export function standsAsRead(run: readonly ContentBlock[]): boolean {
  let open: readonly Container[] = []
  return run.every((block) => {
    const source = sourceOf(block)
    if (!source || !holdsSource(block, source)) return false
    const isOpenable = source.path.every((outer, index) => open[index]?.id === outer.id || !outer.isLine)
    open = source.node ? [...source.path, source.node] : source.path
    return isOpenable
  })
}

/** Whether a line is a list item, or stands inside of one. */
export function isOfList(block: ContentBlock | undefined): boolean {
  if (!block) return false
  return isItem(block) || (sourceOf(block)?.path.some(({ tag }) => tag === 'li') ?? false)
}

/** The elements around a list: those of its first line that has some. */
const baseOf = (block: ContentBlock): readonly Container[] =>
  sourceOf(block)?.path.filter(({ tag }) => !/^(?:ul|ol|li|blockquote)$/.test(tag)) ?? []

/** The lines of a run of list items (and of what stands inside them), in the document's dialect. */
export function listLines(
  run: readonly ContentBlock[],
  dialect: Dialect,
  insideOf: (block: ContentBlock) => string,
  plain: (block: ContentBlock) => Line,
): Line[] {
  const asRead = (block: ContentBlock): Line => {
    const source = sourceOf(block)
    if (!source || !isItem(block)) return plain(block)
    const { path, before, tag, attributes, node } = source
    const start = (tag === '' ? '' : startTag(tag, attributes)) + insideOf(block)
    return { path, before, tag, start, end: tag === '' ? '' : `</${tag}>`, ...(node ? { node } : {}) }
  }
  if (standsAsRead(run)) return run.map(asRead)
  return dialect === 'nested' ? nested(run, insideOf, plain) : flat(run, dialect, insideOf, plain, asRead)
}

function flat(
  run: readonly ContentBlock[],
  dialect: Dialect,
  insideOf: (block: ContentBlock) => string,
  plain: (block: ContentBlock) => Line,
  asRead: (block: ContentBlock) => Line,
): Line[] {
  const lines: Line[] = []
  run.forEach((block, index) => {
    const source = sourceOf(block)
    if (!isItem(block)) lines.push(plain(block))
    else if (source && holdsSource(block, source)) lines.push(asRead(block))
    else {
      const base = baseOf(block)
      const next = run[index + 1]
      const nextSource = next && sourceOf(next)
      const lists = [
        lines.at(-1)?.path.at(-1),
        next && nextSource && holdsSource(next, nextSource) ? nextSource.path.at(-1) : undefined,
      ]
      const list = lists.find((candidate) => fits(candidate, block, dialect)) ?? newList(block, dialect)
      const start = startTag('li', lineAttributes(block, dialect)) + insideOf(block)
      lines.push({ path: [...base, list], before: source?.before ?? '', tag: 'li', start, end: '</li>' })
    }
  })
  return lines
}

/** Lists within items, by depth. A step of more than one level is written as Quill's indent. */
function nested(
  run: readonly ContentBlock[],
  insideOf: (block: ContentBlock) => string,
  plain: (block: ContentBlock) => Line,
): Line[] {
  const levels: { list: Container; item: Container }[] = []
  return run.map((block, index) => {
    if (!isItem(block)) {
      const line = plain(block)
      return { ...line, path: line.path.filter(({ tag }) => !/^(?:ul|ol|li)$/.test(tag)) }
    }
    const level = Math.min(block.getDepth(), levels.length)
    const same = levels[level]?.list
    const list = fits(same, block, 'nested') && same ? same : newList(block, 'nested')
    levels.length = level
    const attributes = lineAttributes(block, 'nested', block.getDepth() - level)
    const item = container('li', attributes, true)
    const path = [...baseOf(block), ...levels.flatMap((outer) => [outer.list, outer.item]), list]
    levels.push({ list, item })
    const next = run[index + 1]
    const holdsNext = next !== undefined && isItem(next) && next.getDepth() > block.getDepth()
    const start = startTag('li', attributes) + insideOf(block)
    return { path, before: '', tag: 'li', start, end: '</li>', ...(holdsNext ? { node: item } : {}) }
  })
}
