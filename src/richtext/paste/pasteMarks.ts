import { isSafeLink } from '../addresses'
import { STYLE } from '../inertDocument'
import { type Mark, withColor, withMark, withoutMark } from '../marks'

const OF_TAG: Readonly<Record<string, Mark>> = {
  b: 'BOLD',
  strong: 'BOLD',
  i: 'ITALIC',
  em: 'ITALIC',
  u: 'UNDERLINE',
  ins: 'UNDERLINE',
  s: 'STRIKETHROUGH',
  strike: 'STRIKETHROUGH',
  del: 'STRIKETHROUGH',
}

/** The declarations of a style attribute; programs write them in all kinds of ways. */
export function declarationsOf(element: Element): ReadonlyMap<string, string> {
  const pairs = (element.getAttribute(STYLE) ?? '').split(';').map((declaration) => {
    const colon = declaration.indexOf(':')
    return [declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()] as const
  })
  return new Map(pairs)
}

/** A colour that says something: not the programs' own black, white or automatic. */
function tellingColor(value: string): string {
  const color = value.toLowerCase().replace(/\s*!important$/, '')
  const bare = color.replace(/\s+/g, '')
  if (/^(?:windowtext|inherit|initial|unset|currentcolor|auto|transparent|black|white)$/.test(bare)) return ''
  if (/^#(?:0{3}|0{6}|f{3}|f{6}|[0-3][0-9a-f][0-3][0-9a-f][0-3][0-9a-f]|[0-3]{3})$/.test(bare)) return ''
  const rgb = /^rgba?\((\d+),(\d+),(\d+)(?:,([\d.]+))?\)$/.exec(bare)
  if (rgb) {
    const parts = [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])]
    const isDark = parts.every((part) => part < 64)
    if (isDark || parts.every((part) => part > 250) || rgb[4] === '0') return ''
    return `rgb(${parts.join(', ')})`
  }
  return /^(?:#[0-9a-f]{3}|#[0-9a-f]{6}|[a-z]+)$/.test(bare) ? bare : ''
}

/** The marks of text inside a pasted element, from its tag and its style. */
export function pasteMarks(element: Element, around: readonly string[]): string[] {
  const tag = element.localName
  const style = declarationsOf(element)
  let marks = [...around]
  const set = (mark: Mark, isOn: boolean) => {
    marks = isOn ? withMark(marks, mark) : withoutMark(marks, mark)
  }
  const own = OF_TAG[tag]
  if (own) set(own, true)
  const weight = style.get('font-weight') ?? ''
  if (/^(?:bold|bolder|[6-9]00)$/.test(weight)) set('BOLD', true)
  if (/^(?:normal|lighter|[1-4]00)$/.test(weight)) set('BOLD', false)
  const slant = style.get('font-style') ?? ''
  if (slant) set('ITALIC', /^(?:italic|oblique)/.test(slant))
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`
  // A link's own underline is no format of the text.
  if (/underline/.test(line) && tag !== 'a' && !element.closest('a')) set('UNDERLINE', true)
  if (/line-through/.test(line)) set('STRIKETHROUGH', true)
  const color = tellingColor(
    style.get('color') ?? (tag === 'font' ? (element.getAttribute('color') ?? '') : ''),
  )
  if (color && !element.closest('a')) marks = withColor(marks, color)
  return marks
}

/** The address of a pasted link; undefined for one that leads nowhere or must not be kept. */
export function pasteLink(element: Element): string | undefined {
  const href = (element.getAttribute('href') ?? '').trim()
  if (element.localName !== 'a' || href === '' || href.startsWith('#') || !isSafeLink(href)) return undefined
  // A relative address belongs to the page that was copied from.
  return /^(?:https?:|mailto:|tel:)/i.test(href) ? href : undefined
}
