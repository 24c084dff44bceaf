import { safeStyle } from '../read/filterHtml'
import { attributeOf } from '../lineSource'
import { attributesIn, tagOf } from './markup'
import { startOf } from '../marks'

const OF_TAG: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  b: { fontWeight: 'bold' },
  strong: { fontWeight: 'bold' },
  i: { fontStyle: 'italic' },
  em: { fontStyle: 'italic' },
  cite: { fontStyle: 'italic' },
  dfn: { fontStyle: 'italic' },
  var: { fontStyle: 'italic' },
  code: { fontFamily: 'var(--font-mono)', background: 'var(--neutral-surface)' },
  kbd: { fontFamily: 'var(--font-mono)', background: 'var(--neutral-surface)' },
  samp: { fontFamily: 'var(--font-mono)' },
  tt: { fontFamily: 'var(--font-mono)' },
  sub: { verticalAlign: 'sub', fontSize: 'smaller' },
  sup: { verticalAlign: 'super', fontSize: 'smaller' },
  small: { fontSize: 'smaller' },
  big: { fontSize: 'larger' },
  mark: { background: 'var(--warning-surface)' },
}
const DECORATIONS: Readonly<Record<string, string>> = {
  u: 'underline',
  ins: 'underline',
  s: 'line-through',
  strike: 'line-through',
  del: 'line-through',
}
/** What of a style attribute is shown; the rest is kept, but would break the editor's lines. */
const SHOWN = /^(?:color|background-color|font-weight|font-style|font-family|font-size|text-decoration)$/

/** Colours are chosen for a light page: on a dark one they are shown lighter, so that they can be read. */
const readable = (color: string) => `light-dark(${color}, oklch(from ${color} max(l, 0.75) c h))`

const known = new Map<string, Readonly<Record<string, string>>>()

function cssOfStyle(style: string): Readonly<Record<string, string>> {
  const start = startOf(style)
  if (start === '') return {}
  const tag = tagOf(start)
  const css: Record<string, string> = { ...OF_TAG[tag] }
  if (DECORATIONS[tag]) css.textDecoration = DECORATIONS[tag]
  const attributes = attributesIn(start)
  for (const declaration of safeStyle(attributeOf(attributes, 'style')).split(';')) {
    const [name = '', ...value] = declaration.split(':')
    const property = name.trim().toLowerCase()
    if (!SHOWN.test(property)) continue
    css[property.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())] = value.join(':').trim()
  }
  if (tag === 'font' && attributeOf(attributes, 'color')) css.color = attributeOf(attributes, 'color')
  return css
}

/** How a character with these styles is shown in the editor: React's names of CSS properties. */
export function cssOf(styles: readonly string[]): Record<string, string> {
  const css: Record<string, string> = {}
  for (const style of styles) {
    let own = known.get(style)
    if (!own) known.set(style, (own = cssOfStyle(style)))
    const { textDecoration, ...rest } = own
    Object.assign(css, rest)
    if (rest.color) css.color = readable(rest.color)
    if (textDecoration) css.textDecoration = `${css.textDecoration ?? ''} ${textDecoration}`.trim()
  }
  return css
}
