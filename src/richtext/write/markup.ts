import type { Attributes } from '../lineSource'

/** Text as a browser writes it into HTML. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>\u00a0]/g, (c) =>
    c === '&' ? '&amp;' : c === '<' ? '&lt;' : c === '>' ? '&gt;' : '&nbsp;',
  )

const escapeAttribute = (value: string): string => escapeText(value).replace(/"/g, '&quot;')

/** A start tag with its attributes in the given order. */
export const startTag = (tag: string, attributes: Attributes): string =>
  `<${tag}${attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('')}>`

/** The tag's name in a start tag. */
export const tagOf = (start: string): string => /^<([a-z0-9-]+)/.exec(start)?.[1] ?? 'span'

/** The attributes of a start tag that startTag() made. */
export function attributesIn(start: string): Attributes {
  return Array.from(start.matchAll(/ ([a-z0-9_.:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
    name,
    unescapeAttribute(value),
  ])
}

const unescapeAttribute = (value: string) =>
  value
    .replace(/&quot;/g, '"')
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
