import type { CharacterMetadata, ContentState } from 'draft-js'
import { OrderedSet } from 'immutable'
import { characterOf } from '../characters'
import { attributesOf, htmlOf } from '../inertDocument'
import { escapeText } from '../write/markup'
import { LINK_PLACE, spaceStyle, styleOf } from '../marks'
import { createToken, nextId, OBJECT, type Link } from '../tokens'

const ELEMENT = 1
/** Elements that show something of their own and can't be shown as marked text. */
const OBJECTS = new Set(['iframe', 'video', 'audio', 'picture', 'ruby', 'wbr', 'source', 'track'])
const NO_STYLES = OrderedSet<string>()

/** A line's content as Draft has it, with the whitespace of the source around it. */
export interface Inline {
  text: string
  characters: CharacterMetadata[]
  lead: string
  trail: string
  /** The HTML that it was read from. */
  html: string
  hasMarker: boolean
}

interface Context {
  readonly content: ContentState
  readonly parts: string[]
  readonly characters: CharacterMetadata[]
  hasMarker: boolean
}
interface Around {
  readonly styles: OrderedSet<string>
  readonly link?: Link
  readonly linkKey: string | null
}

const isMarker = (element: Element) => element.classList.contains('ql-ui')
const isFixed = (element: Element) =>
  element.getAttribute('contenteditable') === 'false' || element.classList.contains('ql-formula')

function addText(context: Context, text: string, around: Around): void {
  const metadata = characterOf(around.styles, around.linkKey)
  // HTML knows these five as whitespace; a no-break space is a character of its own.
  for (const part of text.split(/([ \t]*[\r\n\f][ \t\r\n\f]*)/)) {
    if (part === '') continue
    if (/[\r\n\f]/.test(part)) {
      const style = around.styles.add(spaceStyle(part))
      context.parts.push(' ')
      context.characters.push(characterOf(style, around.linkKey))
    } else {
      context.parts.push(part)
      for (let i = 0; i < part.length; i += 1) context.characters.push(metadata)
    }
  }
}

function addObject(context: Context, entity: string, around: Around): void {
  context.parts.push(OBJECT)
  context.characters.push(characterOf(around.styles, entity))
}

function addElement(context: Context, element: Element, around: Around): void {
  const tag = element.localName
  const attributes = attributesOf(element)
  const { link, styles } = around
  if (tag === 'br') {
    context.parts.push('\n')
    context.characters.push(characterOf(styles, around.linkKey))
  } else if (isMarker(element)) {
    context.hasMarker = true
  } else if (tag === 'img') {
    const data = link ? { attributes, link } : { attributes }
    addObject(context, createToken(context.content, { type: 'IMAGE', data }), around)
  } else if (OBJECTS.has(tag) || isFixed(element) || (!element.firstChild && attributes.length > 0)) {
    const raw = { html: htmlOf(element), label: labelOf(element) }
    const data = link ? { ...raw, link } : raw
    addObject(context, createToken(context.content, { type: 'RAW', data }), around)
  } else if (tag === 'a' && element.hasAttribute('href') && !link) {
    const inner: Link = { id: nextId(), attributes }
    addNodes(context, element.childNodes, {
      styles: styles.size > 0 ? styles.add(LINK_PLACE) : styles,
      link: inner,
      linkKey: createToken(context.content, { type: 'LINK', data: { link: inner } }),
    })
  } else {
    addNodes(context, element.childNodes, { ...around, styles: styles.add(styleOf(tag, attributes)) })
  }
}

function addNodes(context: Context, nodes: Iterable<Node>, around: Around): void {
  for (const node of nodes) {
    if (node.nodeType === ELEMENT) addElement(context, node as Element, around)
    else addText(context, node.nodeValue ?? '', around)
  }
}

/** What a token is called on the page. */
export function labelOf(element: Element): string {
  const tag = element.localName
  if (tag === 'iframe') return `Frame: ${hostOf(element.getAttribute('src') ?? '')}`
  const names: Record<string, string> = {
    table: 'Table',
    pre: 'Code',
    hr: 'Line',
    figure: 'Figure',
    dl: 'Definitions',
    details: 'Details',
    video: 'Video file',
    audio: 'Sound',
    picture: 'Picture',
    ruby: 'Ruby text',
    wbr: 'Word break',
  }
  if (element.classList.contains('ql-formula')) return 'Formula'
  if (element.classList.contains('ql-code-block-container')) return 'Code'
  return names[tag] ?? `<${tag}>`
}

const hostOf = (address: string) => /^(?:https?:)?\/\/([^/?#]+)/i.exec(address)?.[1] ?? address

const isSpace = (character: CharacterMetadata | undefined) =>
  character !== undefined &&
  character.getEntity() === null &&
  character.getStyle().some((style) => style?.startsWith('SPACE:') === true)
const spaceIn = (character: CharacterMetadata | undefined) =>
  (character?.getStyle().find((style) => style?.startsWith('SPACE:') === true) ?? '').slice('SPACE:'.length)

/** Reads the inside of a line. The nodes have been filtered. */
export function readInline(content: ContentState, nodes: readonly Node[]): Inline {
  const context: Context = { content, parts: [], characters: [], hasMarker: false }
  addNodes(context, nodes, { styles: NO_STYLES, linkKey: null })
  let text = context.parts.join('')
  let { characters } = context
  let lead = ''
  let trail = ''
  if (isSpace(characters[0])) {
    lead = spaceIn(characters[0])
    text = text.slice(1)
    characters = characters.slice(1)
  }
  if (isSpace(characters.at(-1))) {
    trail = spaceIn(characters.at(-1))
    text = text.slice(0, -1)
    characters = characters.slice(0, -1)
  }
  // A line of nothing but breaks shows one line less than it has breaks.
  if (/^\n+$/.test(text)) {
    text = text.slice(1)
    characters = characters.slice(1)
  }
  const html = nodes
    .map((node) => (node.nodeType === ELEMENT ? htmlOf(node as Element) : escapeText(node.nodeValue ?? '')))
    .join('')
  return { text, characters, lead, trail, html, hasMarker: context.hasMarker }
}
