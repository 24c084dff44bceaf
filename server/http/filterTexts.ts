import type * as z from 'zod/mini'
import type { FilterLongText } from '../ports'
import { filterRichText } from '../richTextFilter'
import { textsOf } from './cleanTexts'

/** Characters from which filtering a text could hold other requests up for more than 50 ms. */
const long = 50_000

/** Returns a rich text as it may be stored; one that is `original`, as it was stored before, stays as it is. */
export type SafeHtml = (html: string, original?: string) => string

/** The rich texts of a body that are filtered before the call's transaction, since that takes long. */
export function longTexts(schema: z.ZodMiniType, body: unknown): string[] {
  return textsOf(schema, body, 'html').filter((text) => text.length > long)
}

/** Filters these, and returns what filters all texts of the body. Throws an `HttpError` of 422. */
export async function filterFirst(texts: readonly string[], filter: FilterLongText): Promise<SafeHtml> {
  const filtered = new Map<string, string>()
  for (const text of texts) filtered.set(text, await filter(text))
  return (html, original) => (html === original ? html : (filtered.get(html) ?? filterRichText(html)))
}
