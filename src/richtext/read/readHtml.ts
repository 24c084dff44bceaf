import type { ContentState } from 'draft-js'
import { parseSafe } from './filterHtml'
import { attributeOf, type Container, type DocumentInfo } from '../lineSource'
import { FLOW, HEADINGS, holdsBlock, indentOf, isBlank, isElement, isInline, isList } from './htmlKinds'
import { attributesOf, htmlOf } from '../inertDocument'
import { ReadLines } from './ReadLines'
import { labelOf } from './readInline'
import { nextId } from '../tokens'

/** A text as the editor holds it. */
export interface Document {
  readonly content: ContentState
  readonly info: DocumentInfo
  /** Whether something that is not let through was taken out. */
  readonly isStripped: boolean
}

interface Flow {
  readonly path: readonly Container[]
  readonly type: string
  readonly depth: number
  readonly checked: boolean
}

class Reader {
  readonly lines = new ReadLines()

  /** Reads everything inside a container. The first line of a list item is the item's. */
  flow(parent: Element, first: Flow, rest: Flow = first): void {
    let flow = first
    let run: Node[] = []
    const flush = () => {
      if (run.length === 0) return
      if (run.every((node) => !isElement(node) && isBlank(node.nodeValue ?? ''))) {
        this.lines.space += run.map((node) => node.nodeValue ?? '').join('')
      } else {
        this.lines.line(run, { ...flow, tag: '', attributes: [] })
        flow = rest
      }
      run = []
    }
    for (const node of Array.from(parent.childNodes)) {
      if (isInline(node)) run.push(node)
      else {
        flush()
        this.block(node as Element, flow)
        flow = rest
      }
    }
    flush()
  }

  private block(element: Element, flow: Flow): void {
    const tag = element.localName
    const attributes = attributesOf(element)
    if (/^(?:p|h[1-6])$/.test(tag) && !holdsBlock(element)) {
      const heading = HEADINGS[Number(tag.slice(1)) - 1]
      const depth = flow.depth + indentOf(element)
      this.lines.line(Array.from(element.childNodes), {
        ...flow,
        tag,
        attributes,
        depth,
        type: heading ?? flow.type,
        checked: heading === undefined && flow.checked,
      })
    } else if (FLOW.has(tag) && !element.classList.contains('ql-code-block-container')) {
      const type = tag === 'blockquote' ? 'blockquote' : flow.type
      const depth = flow.depth + indentOf(element)
      if (Array.from(element.childNodes).every(isInline)) {
        this.lines.line(Array.from(element.childNodes), { ...flow, tag, attributes, type, depth })
      } else {
        this.inside(element, false, (container) => {
          const path = [...flow.path, container]
          const rest = flow.type.endsWith('list-item') ? 'unstyled' : type
          this.flow(element, { ...flow, path, type, depth }, { path, type: rest, depth, checked: false })
        })
      }
    } else if ((tag === 'ul' || tag === 'ol') && isList(element)) {
      this.list(element, flow)
    } else if (tag === 'iframe') {
      this.lines.embed({ type: 'VIDEO', data: { attributes } }, flow.path)
    } else {
      const data = { html: htmlOf(element), label: labelOf(element) }
      this.lines.embed({ type: 'RAW', data }, flow.path)
    }
  }

  private inside(element: Element, isLine: boolean, read: (container: Container) => void): void {
    const container: Container = {
      id: nextId(),
      tag: element.localName,
      attributes: attributesOf(element),
      before: isLine ? '' : this.lines.space,
      tail: '',
      isLine,
    }
    if (!isLine) this.lines.space = ''
    read(container)
    container.tail = this.lines.space
    this.lines.space = ''
  }

  private list(element: Element, flow: Flow): void {
    this.inside(element, false, (container) => {
      const path = [...flow.path, container]
      const level = path.filter(({ tag }) => tag === 'ul' || tag === 'ol').length - 1
      for (const node of Array.from(element.childNodes)) {
        if (!isElement(node)) this.lines.space += node.nodeValue ?? ''
        else if (node.localName === 'li') this.item(node, container, path, level)
        else this.list(node, { path, type: 'unstyled', depth: 0, checked: false })
      }
    })
  }

  private item(element: Element, list: Container, path: readonly Container[], level: number): void {
    const kind = element.getAttribute('data-list') ?? (list.tag === 'ol' ? 'ordered' : 'bullet')
    const tick = attributeOf(list.attributes, 'data-checked')
    const isCheck = kind === 'checked' || kind === 'unchecked' || (list.tag === 'ul' && tick !== '')
    const flow: Flow = {
      path,
      depth: level + indentOf(element),
      type: isCheck ? 'check-list-item' : kind === 'ordered' ? 'ordered-list-item' : 'unordered-list-item',
      checked: kind === 'checked' || (kind !== 'unchecked' && tick === 'true'),
    }
    const nodes = Array.from(element.childNodes)
    const attributes = attributesOf(element)
    const own = nodes.findIndex((node) => !isInline(node))
    if (own < 0) {
      this.lines.line(nodes, { ...flow, tag: 'li', attributes })
      return
    }
    const words = nodes.slice(0, own)
    const hasLine = words.some((node) => isElement(node) || !isBlank(node.nodeValue ?? ''))
    this.inside(element, hasLine, (node) => {
      const inner = [...path, node]
      const rest: Flow = { path: inner, type: 'unstyled', depth: flow.depth + 1, checked: false }
      if (hasLine) {
        this.lines.line(words, { ...flow, tag: 'li', attributes, node })
        for (const word of words) (word as ChildNode).remove()
      }
      this.flow(element, hasLine ? rest : { ...flow, path: inner }, rest)
    })
  }
}

/** Reads stored HTML: what is not let through is taken out, all else is kept. */
export function readHtml(html: string): Document {
  const { body, isStripped } = parseSafe(html)
  const dialect = body.querySelector('li ul, li ol, ul > ul, ul > ol, ol > ul, ol > ol')
    ? 'nested'
    : body.querySelector('li[data-list]')
      ? 'quill2'
      : 'quill1'
  const reader = new Reader()
  const { lines } = reader
  reader.flow(body, { path: [], type: 'unstyled', depth: 0, checked: false })
  // A line to write in before an embed that opens the text, and after one that ends it.
  if (lines.blocks[0]?.getType() === 'atomic') lines.addGhost(true)
  if (lines.blocks.length === 0 || lines.blocks.at(-1)?.getType() === 'atomic') lines.addGhost(false)
  return {
    content: lines.finish(),
    info: { dialect, tail: lines.space, insides: lines.insides },
    isStripped,
  }
}
