import { richText } from '../../contract/richText'
import { isSafeLink, isSafeSource } from '../addresses'
import { contentOf, parseInert, STYLE } from '../inertDocument'

const setOf = (names: readonly string[]) => new Set<string>(names)
const kept = setOf([...richText.formatTags, ...richText.keptTags])
const dropped = setOf(richText.dropped)
const everywhere = setOf(richText.attributes)
const styles = setOf(richText.styles)
const ofTag = new Map(Object.entries(richText.tagAttributes).map(([tag, names]) => [tag, setOf(names)]))
const addresses = setOf(richText.addressAttributes)

/** The style's declarations that are safe; the very string when all of them are. */
export function safeStyle(style: string): string {
  const declarations = style.split(';').filter((declaration) => declaration.trim() !== '')
  const safe = declarations.filter((declaration) => {
    const colon = declaration.indexOf(':')
    const name = declaration.slice(0, colon).trim().toLowerCase()
    return (
      colon > 0 && styles.has(name) && !richText.unsafeStyle.test(declaration.replace(/\/\*.*?\*\//g, ''))
    )
  })
  const isWhole = safe.length === declarations.length && !/\/\*/.test(style)
  return isWhole ? style : safe.map((declaration) => `${declaration.trim()};`).join(' ')
}

function isSafeAddress(tag: string, name: string, value: string): boolean {
  if (name === 'srcset') return value.split(',').every((part) => isSafeSource(part.trim()))
  if (!addresses.has(name)) return true
  return name === 'href' || name === 'cite' ? isSafeLink(value) : isSafeSource(value, tag === 'img')
}

function filterAttributes(element: Element, tag: string): boolean {
  let isChanged = false
  for (const { name, value } of Array.from(element.attributes)) {
    const isKnown =
      name === STYLE ||
      everywhere.has(name) ||
      ofTag.get(tag)?.has(name) === true ||
      /^(?:data|aria)-[a-z0-9_.-]+$/.test(name)
    if (!isKnown || !isSafeAddress(tag, name, value)) {
      element.removeAttribute(name)
      isChanged = true
    } else if (name === STYLE) {
      const safe = safeStyle(value)
      if (safe === value) continue
      isChanged = true
      if (safe === '') element.removeAttribute(name)
      else element.setAttribute(name, safe)
    }
  }
  return isChanged
}

/** A frame or picture whose address was taken away shows nothing: it goes as a whole. */
const isHollow = (element: Element, tag: string) => tag === 'iframe' && !element.getAttribute('src')

const HTML = 'http://www.w3.org/1999/xhtml'
const ELEMENT = 1
const TEXT = 3

/**
 * Takes out of the tree whatever `contract/richText` does not let through, in place: dangerous elements with their
 * content, unknown ones without it, attributes, addresses and style declarations. Returns whether it took anything
 * (comments are dropped silently: they are no content).
 */
function filterHtml(root: Element): boolean {
  let isChanged = false
  let node: ChildNode | null = root.firstChild
  while (node) {
    let next: ChildNode | null = node.nextSibling
    if (node.nodeType === ELEMENT) {
      const element = node as Element
      const tag = element.localName
      if (element.namespaceURI !== HTML || dropped.has(tag)) {
        element.remove()
        isChanged = true
      } else if (!kept.has(tag)) {
        next = element.firstChild ?? next
        element.replaceWith(...Array.from(element.childNodes))
        isChanged = true
      } else {
        if (filterAttributes(element, tag)) isChanged = true
        if (isHollow(element, tag)) {
          element.remove()
          isChanged = true
        } else if (tag === 'iframe') {
          // What stands inside a frame is text to the parser and must not become anything else later.
          if (element.firstChild) {
            element.replaceChildren()
            isChanged = true
          }
        } else if (filterHtml(element)) isChanged = true
      }
    } else if (node.nodeType !== TEXT) node.remove()
    node = next
  }
  return isChanged
}

/** A comment at the very end: it is missing from the tree when the HTML ends inside a tag, a comment or raw text. */
const END = 'end of text'

function takeEnd(body: HTMLElement): boolean {
  const comments = body.ownerDocument.createTreeWalker(body, 128)
  let last: Node | null = null
  while (comments.nextNode()) last = comments.currentNode
  const isThere = last?.nodeValue === END
  if (isThere) (last as ChildNode).remove()
  return isThere
}

/**
 * Parses HTML into a document that runs and loads nothing, and takes out what is not let through. Leading whitespace is
 * kept. `isStripped` says whether something was taken out, or the HTML broke off within a tag.
 */
export function parseSafe(html: string): { body: HTMLElement; isStripped: boolean } {
  const body = parseInert(`${html}<!--${END}-->`)
  const isWhole = takeEnd(body)
  return { body, isStripped: filterHtml(body) || !isWhole }
}

/** The HTML with only what is let through; the very string when all of it is. */
export function safeHtml(html: string): string {
  const { body, isStripped } = parseSafe(html)
  return isStripped ? contentOf(body) : html
}
