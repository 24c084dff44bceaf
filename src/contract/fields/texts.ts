import * as z from 'zod/mini'

/**
 * What a text of a body is: one line or several, which are cleaned; rich text, which has a filter of its own; or a text that
 * is taken to the letter.
 */
export type TextKind = 'line' | 'lines' | 'html' | 'verbatim'

const kinds = new WeakMap<object, TextKind>()

const textOf = (kind: TextKind) => (longest: number) => {
  const schema = z.string().check(z.maxLength(longest))
  kinds.set(schema, kind)
  return schema
}

/** A text of one line, like a name; `longest` in characters, as for the others. */
export const line = textOf('line')
/** A text of several lines. */
export const lines = textOf('lines')
/** Rich text. */
export const html = textOf('html')
/** A text in which each character counts, like a password. */
export const verbatim = textOf('verbatim')

/** The kind of a field's text; undefined where the field is no text. */
export const kindOfText = (schema: object): TextKind | undefined => kinds.get(schema)
