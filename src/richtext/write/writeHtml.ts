import type { ContentBlock, ContentState } from 'draft-js'
import { type Container, type DocumentInfo, holdsSource, isChecked, sourceOf } from '../lineSource'
import { isOfList, type Line, listLines } from '../commands/listLines'
import { lineAttributes } from '../lineAttributes'
import { startTag } from './markup'
import { tokenAt } from '../tokens'
import { safeAttributes, writeInline } from './writeInline'

const TAGS: Readonly<Record<string, string>> = {
  'header-one': 'h1',
  'header-two': 'h2',
  'header-three': 'h3',
  'header-four': 'h4',
  'header-five': 'h5',
  'header-six': 'h6',
  blockquote: 'blockquote',
}

function insideOf(content: ContentState, block: ContentBlock, info: DocumentInfo, marker: boolean): string {
  const text = block.getText()
  const source = sourceOf(block)
  const known = info.insides.get(block.getCharacterList())
  if (text !== '' && known?.text === text) return known.html
  const mark = (source ? source.hasMarker : marker)
    ? '<span class="ql-ui" contenteditable="false"></span>'
    : ''
  if (text === '')
    return source?.empty || (source && holdsSource(block, source)) ? source.empty : `${mark}<br>`
  const breaks = /^\n+$/.test(text) ? '<br>' : ''
  const html = (source?.lead ?? '') + mark + breaks + writeInline(content, block) + (source?.trail ?? '')
  info.insides.set(block.getCharacterList(), { text, html })
  return html
}

function atomicHtml(content: ContentState, block: ContentBlock): string {
  const token = tokenAt(content, block.getLength() > 0 ? block.getEntityAt(0) : null)
  if (token?.type === 'RAW') return token.data.html
  if (token?.type !== 'VIDEO') return ''
  const attributes = safeAttributes('iframe', token.data.attributes)
  return attributes.some(([name]) => name === 'src') ? `${startTag('iframe', attributes)}</iframe>` : ''
}

/** The containers of a line that is no list item. */
function pathOf(block: ContentBlock): readonly Container[] {
  const source = sourceOf(block)
  if (!source) return []
  if (holdsSource(block, source)) return source.path
  return source.path.filter(({ tag }) =>
    tag === 'blockquote' ? block.getType() === 'blockquote' : !/^(?:ul|ol|li)$/.test(tag),
  )
}

function plainLine(content: ContentState, block: ContentBlock, info: DocumentInfo): Line {
  const source = sourceOf(block)
  const path = pathOf(block)
  const before = source?.before ?? ''
  if (block.getType() === 'atomic')
    return { path, before, tag: '', start: atomicHtml(content, block), end: '' }
  const isAsRead = source !== undefined && holdsSource(block, source)
  const isQuoted = path.some(({ tag }) => tag === 'blockquote')
  const tag = isAsRead
    ? source.tag
    : isQuoted && block.getType() === 'blockquote'
      ? 'p'
      : (TAGS[block.getType()] ?? (source?.tag === 'div' ? 'div' : 'p'))
  const attributes = isAsRead ? source.attributes : lineAttributes(block, info.dialect)
  const start = (tag === '' ? '' : startTag(tag, attributes)) + insideOf(content, block, info, false)
  return { path, before, tag, start, end: tag === '' ? '' : `</${tag}>`, isText: true }
}

const isGhost = (block: ContentBlock) => block.getData().get('ghost') === true && block.getText() === ''

function linesOf(content: ContentState, info: DocumentInfo): Line[] {
  const blocks = content.getBlocksAsArray().filter((block) => !isGhost(block))
  // Where Quill 2's marker elements stand in the document, a new item gets one as well.
  const hasMarkers = info.dialect === 'quill2' && blocks.some((block) => sourceOf(block)?.hasMarker === true)
  const lines: Line[] = []
  for (let from = 0; from < blocks.length;) {
    let to = from
    while (to < blocks.length && isOfList(blocks[to])) to += 1
    if (to === from) to += 1
    const run = blocks.slice(from, to)
    const inside = (block: ContentBlock) => insideOf(content, block, info, hasMarkers)
    const plain = (block: ContentBlock) => plainLine(content, block, info)
    lines.push(...(isOfList(run[0]) ? listLines(run, info.dialect, inside, plain) : run.map(plain)))
    from = to
  }
  return lines
}

/**
 * Writes the HTML of a text, in the dialect that it was read in. Lines that still stand as they were read are written
 * as they were. Idempotent: what is read from the result is written as the same string.
 */
export function writeHtml(content: ContentState, info: DocumentInfo): string {
  const out: string[] = []
  const open: { container: Container; end: string }[] = []
  const closeTo = (depth: number) => {
    while (open.length > depth) {
      const top = open.pop()
      out.push((top?.container.tail ?? '') + (top?.end ?? ''))
    }
  }
  let isAfterBare: boolean = false
  for (const line of linesOf(content, info)) {
    let common = 0
    while (common < open.length && open[common]?.container.id === line.path[common]?.id) common += 1
    if (common < open.length || common < line.path.length) isAfterBare = false
    closeTo(common)
    for (const container of line.path.slice(common)) {
      out.push(container.before + startTag(container.tag, container.attributes))
      open.push({ container, end: `</${container.tag}>` })
    }
    const isBare: boolean = line.isText === true && line.tag === ''
    const mustWrap: boolean = isBare && (isAfterBare || line.start === '')
    out.push(line.before, mustWrap ? `<p>${line.start || '<br>'}</p>` : line.start)
    if (line.node) open.push({ container: line.node, end: line.end })
    else out.push(line.end)
    isAfterBare = isBare && !mustWrap
  }
  closeTo(0)
  return out.join('') + info.tail
}

/** Whether nothing is written in the text: one empty line without a format. */
export function isEmptyText(content: ContentState): boolean {
  const blocks = content.getBlocksAsArray().filter((block) => !isGhost(block))
  const [only] = blocks
  return (
    blocks.length === 0 ||
    (blocks.length === 1 && only?.getType() === 'unstyled' && only.getText() === '' && !isChecked(only))
  )
}
