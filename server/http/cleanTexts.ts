import type * as z from 'zod/mini'
import { kindOfText, type TextKind } from '../../src/contract/fields/texts'

/** Controls of direction and format, and letters that are blank: in a line of text they hide or disguise something. */
const invisible =
  /\u00ad|\u034f|[\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]/g
/** Tag characters, but for those that make the flag of a region. */
const tags = /(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0000}-\u{e007f}]/gu
/** Where a zero-width joiner or non-joiner changes what is seen: in emoji, and in scripts whose letters join. */
const joining =
  '\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}' +
  (
    'Arabic Syriac Mongolian Nko Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala ' +
    'Khmer Myanmar Tibetan'
  )
    .split(' ')
    .map((script) => `\\p{Script=${script}}`)
    .join('')
const idleJoiners = new RegExp(`(?<![${joining}])[\\u200c\\u200d]|[\\u200c\\u200d](?![${joining}])`, 'gu')
const breaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/** A line of text as it is stored: composed (NFC), breaks as blanks, without what nobody sees. */
export function cleanLine(text: string): string {
  return cleanLines(text).replace(/[\n\t]+/g, ' ')
}

/** Lines of text as they are stored: composed (NFC), each break one `\n`, without what nobody sees. */
export function cleanLines(text: string): string {
  return text
    .replace(breaks, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(invisible, '')
    .replace(tags, '')
    .replace(idleJoiners, '')
    .normalize('NFC')
}

/** The body with its texts as they are stored; the very same one where nothing is to be cleaned. */
export function cleanTexts<Body>(schema: z.ZodMiniType, body: Body): Body {
  if (typeof body !== 'object' || body === null) return body
  const cleaned = Object.entries(body).map(([name, value]) => {
    const kind = typeof value === 'string' ? kindOfText(fieldOf(schema, name) ?? {}) : undefined
    if (kind === 'line') return [name, cleanLine(value as string)] as const
    return [name, kind === 'lines' ? cleanLines(value as string) : (value as unknown)] as const
  })
  const isSame = cleaned.every(([name, value]) => (body as Record<string, unknown>)[name] === value)
  return isSame ? body : (Object.fromEntries(cleaned) as Body)
}

/** The texts of a kind in a body. */
export function textsOf(schema: z.ZodMiniType, body: unknown, kind: TextKind): string[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' && kindOfText(fieldOf(schema, name) ?? {}) === kind ? [value] : [],
  )
}

/** The schema of a field, in whichever form of the body it stands. */
function fieldOf(schema: z.ZodMiniType, name: string): object | undefined {
  const { shape, options } = schema.def as {
    shape?: Record<string, object>
    options?: readonly z.ZodMiniType[]
  }
  return shape?.[name] ?? options?.map((option) => fieldOf(option, name)).find(Boolean)
}
