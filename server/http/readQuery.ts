import * as z from 'zod/mini'
import { checkShape } from './checkShape'

/**
 * What stands behind the `?` of an address, as its schema reads it: of a list all that is given, else the last. Whatever else
 * stands there is ignored. Throws an `HttpError` of 422 that names what has another shape.
 */
export function readQuery<S extends z.ZodMiniObject>(schema: S, search: URLSearchParams): z.output<S> {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape
  const given = [...new Set(search.keys())].filter((name) => Object.hasOwn(shape, name))
  const values = given.map((name) => {
    const schema = shape[name]
    const texts = search.getAll(name)
    if (accepts(schema, [])) return [name, accepts(schema, texts) ? texts : texts.map(numberIn)]
    const last = texts.at(-1) ?? ''
    return [name, accepts(schema, last) ? last : numberIn(last)]
  })
  return checkShape(schema, Object.fromEntries(values))
}

const accepts = (schema: z.core.$ZodType | undefined, value: unknown): boolean =>
  schema !== undefined && z.safeParse(schema, value).success

/** A whole number where the text is one. */
const numberIn = (text: string): number | string => (/^\d{1,15}$/.test(text) ? Number(text) : text)
