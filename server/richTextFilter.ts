import sanitizeHtml from 'sanitize-html'
import { isImageAddress, isWebAddress } from '../src/contract/fieldRules'
import { richText, savedText } from '../src/contract/richText'
import { HttpError } from './http/HttpError'

const allowedTags = [...richText.formatTags, ...richText.keptTags].filter(
  (tag) => !savedText.notKept.includes(tag),
)

const allowedAttributes: Record<string, string[]> = {
  '*': [...savedText.attributes],
  ...Object.fromEntries(Object.entries(savedText.tagAttributes).map(([tag, names]) => [tag, [...names]])),
}

/** What the reader of HTML does in both passes, so that they differ in what is dropped alone. */
const reading: sanitizeHtml.IOptions = {
  allowVulnerableTags: true,
  parseStyleAttributes: false,
  disallowedTagsMode: 'discard',
  selfClosing: ['img', 'br', 'hr', 'col'],
}

const permissive: sanitizeHtml.IOptions = {
  ...reading,
  allowedTags: false,
  allowedAttributes: false,
  allowedSchemesAppliedToAttributes: [],
  nonTextTags: [],
}

const strict: sanitizeHtml.IOptions = {
  ...reading,
  allowedTags,
  allowedAttributes,
  nonTextTags: [...richText.dropped],
  allowedSchemes: [...richText.linkSchemes],
  allowedSchemesAppliedToAttributes: ['href'],
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: safeAttributes(tagName, attribs) }) },
  // One whose address was taken away shows nothing.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'img' || tag === 'iframe') && !attribs['src'],
}

/**
 * Rich text as it may be stored: the very same string when nothing in it is unsafe or unknown to the editor's
 * formats, else one without those parts. Throws an `HttpError` of 422 for text that is nested deeper than anybody writes.
 */
export function filterRichText(html: string): string {
  if (!html.includes('<')) return html
  refuseDepth(html)
  const filtered = sanitizeHtml(html, strict)
  return isPlainMarkup(html) && filtered === sanitizeHtml(html, permissive) ? html : filtered
}

/** Deepest nesting of tags; reading takes time that grows with its square. */
const deepest = 500
const voidTags = new Set([
  'br',
  'img',
  'hr',
  'col',
  'input',
  'wbr',
  'link',
  'meta',
  'source',
  'embed',
  'area',
])

function refuseDepth(html: string): void {
  let depth = 0
  for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (closing) depth = Math.max(0, depth - 1)
    else if (!voidTags.has(name.toLowerCase())) depth += 1
    if (depth > deepest) throw new HttpError(422, `The text is nested too deeply: ${deepest} levels at most`)
  }
}

const plainTag =
  /<(?:\/[a-z][a-z0-9]*\s*|[a-z][a-z0-9]*(?:\s+[a-z][a-z0-9_:-]*(?:=(?:"[^"<>]*"|'[^'<>]*'))?)*\s*\/?)>/iy

/**
 * Whether every `<` begins a tag that all readers of HTML understand alike. Only then may the string stay as it is:
 * comments, unclosed tags and `<` inside attributes are where a browser could see a tag that the filter did not.
 */
function isPlainMarkup(html: string): boolean {
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', plainTag.lastIndex)) {
    plainTag.lastIndex = at
    if (!plainTag.test(html)) return false
  }
  return true
}

const stylable = new Set<string>(savedText.styles)

/** Whether a declaration of a `style` attribute is of a listed property and holds nothing that loads or runs. */
function isSafeDeclaration(text: string): boolean {
  const [property = '', ...value] = text.split(':')
  return stylable.has(property.trim().toLowerCase()) && !richText.unsafeStyle.test(value.join(':'))
}

/** What becomes of an attribute's value: the very same text when all of it may stay, undefined when nothing may. */
type Keep = (value: string, tag: string) => string | undefined

const keepers: Readonly<Record<string, Keep>> = {
  style: (value) => kept(value, ';', isSafeDeclaration, '; '),
  class: (value) => kept(value, /\s+/, (name) => savedText.classes.test(name), ' '),
  rel: (value) => kept(value, /\s+/, (word) => savedText.relations.includes(word.toLowerCase()), ' '),
  target: (value) => (value === '_blank' ? value : undefined),
  contenteditable: (value) => (value === 'false' ? value : undefined),
  src: (value, tag) => ((tag === 'img' ? isImageAddress : isKnownFrame)(value) ? value : undefined),
}

function kept(
  value: string,
  separator: string | RegExp,
  isSafe: (part: string) => boolean,
  joint: string,
): string | undefined {
  const all = value.split(separator).filter((part) => part.trim() !== '')
  const safe = all.filter(isSafe)
  if (safe.length === all.length) return value
  return safe.length === 0 ? undefined : safe.map((part) => part.trim()).join(joint)
}

/** Whether a frame's address is one of a known host, by https. */
function isKnownFrame(src: string): boolean {
  const address = src.startsWith('//') ? `https:${src}` : src
  return (
    /^https:/i.test(address) &&
    isWebAddress(address) &&
    (richText.videoHosts as readonly string[]).includes(new URL(address).host)
  )
}

/** The attributes in their order, without what may not be stored; a link with a target gets `rel="noopener noreferrer"`. */
function safeAttributes(tag: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const safe: sanitizeHtml.Attributes = {}
  for (const [name, value] of Object.entries(attribs)) {
    const keep = Object.hasOwn(keepers, name) ? keepers[name] : undefined
    const stays = keep ? keep(value, tag) : value
    if (stays !== undefined) safe[name] = stays
  }
  if (tag === 'a' && safe['target'] !== undefined) {
    const words = (safe['rel'] ?? '').split(/\s+/).filter(Boolean)
    const missing = ['noopener', 'noreferrer'].filter((word) => !words.includes(word))
    if (missing.length > 0) safe['rel'] = [...words, ...missing].join(' ')
  }
  return safe
}
