import type { CharacterMetadata, ContentBlock, ContentState } from 'draft-js'
import { isSafeLink, isSafeSource } from '../addresses'
import { type Attributes, attributeOf } from '../lineSource'
import { escapeText, startTag, tagOf } from './markup'
import { LINK_PLACE, spaceOf, startOf } from '../marks'
import { type Link, type Token, tokenAt } from '../tokens'

interface Open {
  readonly key: string
  readonly start: string
  readonly tag: string
}

/** Without an address that must not be written, wherever it came from. */
export function safeAttributes(tag: string, attributes: Attributes): Attributes {
  return attributes.filter(([name, value]) => {
    if (/^on/i.test(name) || name === 'srcdoc') return false
    if (name === 'href') return isSafeLink(value)
    return name !== 'src' || isSafeSource(value, tag === 'img')
  })
}

const linkElement = (link: Link): Open => ({
  key: `a${link.id}`,
  start: startTag('a', safeAttributes('a', link.attributes)),
  tag: 'a',
})

function elementsOf(character: CharacterMetadata, token: Token | undefined): Open[] {
  const link = token && token.type !== 'VIDEO' ? token.data.link : undefined
  const elements: Open[] = []
  let isPlaced = false
  character.getStyle().forEach((style = '') => {
    if (style === LINK_PLACE && link) {
      elements.push(linkElement(link))
      isPlaced = true
    }
    const start = startOf(style)
    if (start !== '') elements.push({ key: style, start, tag: tagOf(start) })
  })
  if (link && !isPlaced) elements.unshift(linkElement(link))
  return elements
}

function objectHtml(token: Token | undefined): string | undefined {
  if (token?.type === 'RAW') return token.data.html
  if (token?.type !== 'IMAGE') return undefined
  const attributes = safeAttributes('img', token.data.attributes)
  return attributeOf(attributes, 'src') === '' ? '' : startTag('img', attributes)
}

function textHtml(text: string, character: CharacterMetadata): string {
  const space = character
    .getStyle()
    .map((style = '') => spaceOf(style))
    .find((whitespace) => whitespace !== undefined)
  if (space !== undefined && text === ' ') return space
  return escapeText(text).replace(/\n/g, '<br>')
}

/** The HTML of a line's inside, '' for an empty one. */
export function writeInline(content: ContentState, block: ContentBlock): string {
  const text = block.getText()
  const characters = block.getCharacterList()
  const out: string[] = []
  const open: Open[] = []
  const closeTo = (depth: number) => {
    while (open.length > depth) out.push(`</${open.pop()?.tag}>`)
  }
  let from = 0
  while (from < text.length) {
    const character = characters.get(from)
    let to = from + 1
    while (to < text.length && characters.get(to) === character) to += 1
    const token = tokenAt(content, character.getEntity())
    const elements = elementsOf(character, token)
    let common = 0
    while (common < open.length && open[common]?.key === elements[common]?.key) common += 1
    closeTo(common)
    for (const element of elements.slice(common)) {
      out.push(element.start)
      open.push(element)
    }
    for (const part of text.slice(from, to).split(/(\ufffc)/)) {
      const object = part === '\ufffc' ? objectHtml(token) : undefined
      if (part !== '') out.push(object ?? textHtml(part, character))
    }
    from = to
  }
  closeTo(0)
  return out.join('')
}
