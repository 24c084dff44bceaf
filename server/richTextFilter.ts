import sanitizeHtml from 'sanitize-html'
import { richText } from '../src/contract/richText'
import { HttpError } from './http/HttpError'

const allowedTags = [...richText.formatTags, ...richText.keptTags]

const allowedAttributes: Record<string, string[]> = {
  '*': [...richText.attributes, 'data-*', 'aria-*'],
  ...Object.fromEntries(Object.entries(richText.tagAttributes).map(([tag, names]) => [tag, [...names]])),
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
  allowedSchemes: [...richText.mediaSchemes],
  allowedSchemesAppliedToAttributes: [...richText.addressAttributes],
  // Images alone may carry their content in the address; `safeAttributes` looks which.
  allowedSchemesByTag: { a: [...richText.linkSchemes], img: [...richText.mediaSchemes, 'data'] },
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: safeAttributes(attribs) }) },
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

const rasterData = new RegExp(
  `^data:image/(?:${richText.rasterImages.join('|')});base64,[a-z0-9+/=\\s]*$`,
  'i',
)
const stylable = new Set<string>(richText.styles)

/** Whether a declaration of a `style` attribute is of a listed property and holds nothing that loads or runs. */
function isSafeDeclaration(text: string): boolean {
  const [property = '', ...value] = text.split(':')
  return stylable.has(property.trim().toLowerCase()) && !richText.unsafeStyle.test(value.join(':'))
}

/** The attributes in their order, without odd images and declarations. */
function safeAttributes(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const safe: sanitizeHtml.Attributes = {}
  for (const [name, value] of Object.entries(attribs)) {
    const kept = name === 'style' ? safeDeclarations(value) : name === 'src' ? safeImage(value) : value
    if (kept !== undefined) safe[name] = kept
  }
  return safe
}

function safeImage(src: string): string | undefined {
  return /^\s*data:/i.test(src) && !rasterData.test(src) ? undefined : src
}

/** The very same text when each declaration may stay; undefined when none may. */
function safeDeclarations(style: string): string | undefined {
  const all = style.split(';').filter((text) => text.trim() !== '')
  const safe = all.filter(isSafeDeclaration)
  if (safe.length === all.length) return style
  return safe.length === 0 ? undefined : safe.map((text) => text.trim()).join('; ')
}
