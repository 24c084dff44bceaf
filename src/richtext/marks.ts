import { attributeOf, type Attributes } from './lineSource'
import { attributesIn, startTag, tagOf } from './write/markup'

/**
 * An inline style of Draft is one element: its start tag, or the plain name where Draft has one. The styles of a
 * character stand from the outermost element to the innermost, so that order and overlap are kept.
 */
const PLAIN: Readonly<Record<string, string>> = {
  '<strong>': 'BOLD',
  '<em>': 'ITALIC',
  '<u>': 'UNDERLINE',
  '<s>': 'STRIKETHROUGH',
}
const STARTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PLAIN).map(([start, name]) => [name, start]),
)
/** Holds the place of a link among a character's elements when it is not the outermost. */
export const LINK_PLACE = 'LINK_PLACE'
const SPACE = 'SPACE:'

/** The marks that the toolbar can set, by name. */
export type Mark = 'BOLD' | 'ITALIC' | 'UNDERLINE' | 'STRIKETHROUGH'
const TAGS: Readonly<Record<Mark, readonly string[]>> = {
  BOLD: ['strong', 'b'],
  ITALIC: ['em', 'i'],
  UNDERLINE: ['u', 'ins'],
  STRIKETHROUGH: ['s', 'strike', 'del'],
}
/** Quill's order of elements, outermost first. */
const ORDER = ['sub', 'sup', 'strong', 'b', 'em', 'i', 's', 'strike', 'del', 'u', 'ins', 'span']

export const styleOf = (tag: string, attributes: Attributes): string => {
  const start = startTag(tag, attributes)
  return PLAIN[start] ?? start
}

/** The start tag of a style; '' for one that is no element. */
export const startOf = (style: string): string => STARTS[style] ?? (style.startsWith('<') ? style : '')

/** The style of a space that stands for other whitespace of the HTML (a line break of its source). */
export const spaceStyle = (whitespace: string): string => SPACE + whitespace
export const spaceOf = (style: string): string | undefined =>
  style.startsWith(SPACE) ? style.slice(SPACE.length) : undefined

const isOf = (mark: Mark, style: string) => TAGS[mark].includes(tagOf(startOf(style)))

/** Whether a character with these styles has the mark. */
export const hasMark = (styles: readonly string[], mark: Mark): boolean =>
  styles.some((style) => isOf(mark, style))

function rankOf(style: string): number {
  const rank = ORDER.indexOf(tagOf(startOf(style)))
  return rank < 0 ? 0 : rank
}

/** With the mark, put where Quill would write it. */
export function withMark(styles: readonly string[], mark: Mark): string[] {
  if (hasMark(styles, mark)) return [...styles]
  const rank = rankOf(mark)
  const at = styles.findIndex((style) =>
    startOf(style) === '' ? style !== LINK_PLACE : rankOf(style) > rank,
  )
  return at < 0 ? [...styles, mark] : [...styles.slice(0, at), mark, ...styles.slice(at)]
}

/** Without the mark; a colour that stood on its element stays. */
export function withoutMark(styles: readonly string[], mark: Mark): string[] {
  return styles.flatMap((style) => {
    if (!isOf(mark, style)) return [style]
    const attributes = attributesIn(startOf(style))
    return attributes.length > 0 ? [styleOf('span', attributes)] : []
  })
}

const declarationsOf = (style: string) =>
  style
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '')
const isColor = (declaration: string) => /^color\s*:/i.test(declaration)
const styleAttribute = (style: string) => attributeOf(attributesIn(startOf(style)), 'style')

/** The text colour, '' where there is none; the innermost counts. */
export function colorOf(styles: readonly string[]): string {
  for (const style of [...styles].reverse()) {
    const color = declarationsOf(styleAttribute(style)).find(isColor)
    if (color) return color.slice(color.indexOf(':') + 1).trim()
    const font = tagOf(startOf(style)) === 'font' ? attributeOf(attributesIn(startOf(style)), 'color') : ''
    if (font) return font
  }
  return ''
}

function restyled(style: string, change: (declarations: string[]) => string[]): string[] {
  const start = startOf(style)
  const tag = tagOf(start)
  const attributes = attributesIn(start)
  const declarations = change(declarationsOf(attributeOf(attributes, 'style')))
  const rest = attributes.filter(([name]) => name !== 'style')
  const all: Attributes =
    declarations.length > 0 ? [...rest, ['style', declarations.map((d) => `${d};`).join(' ')]] : rest
  return tag === 'span' && all.length === 0 ? [] : [styleOf(tag, all)]
}

/** With the colour instead of any other ('' takes it away), on the outermost element as Quill has it. */
export function withColor(styles: readonly string[], color: string): string[] {
  const plain = styles.flatMap((style) => {
    if (tagOf(startOf(style)) === 'font' && attributeOf(attributesIn(startOf(style)), 'color')) {
      const rest = attributesIn(startOf(style)).filter(([name]) => name !== 'color')
      return rest.length > 0 ? [styleOf('font', rest)] : []
    }
    return declarationsOf(styleAttribute(style)).some(isColor)
      ? restyled(style, (declarations) => declarations.filter((declaration) => !isColor(declaration)))
      : [style]
  })
  if (color === '') return plain
  const at = plain.findIndex((style) => startOf(style) !== '' && ORDER.includes(tagOf(startOf(style))))
  if (at < 0) return [styleOf('span', [['style', `color: ${color};`]]), ...plain]
  return plain.flatMap((style, index) =>
    index === at ? restyled(style, (declarations) => [...declarations, `color: ${color}`]) : [style],
  )
}
