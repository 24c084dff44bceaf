import type { ReplaceOptions } from './SaveOptions'

/**
 * The record after a host has stored this body as it was sent. Undefined where only the host knows how it looks: it names
 * another record, by id, that the former one did not.
 */
export function withBody<Value extends object>(record: Value, body: object): Value | undefined {
  const next = { ...record } as Record<string, unknown>
  for (const [name, value] of Object.entries(body)) {
    if (!(name in next)) continue
    const before = next[name]
    const related = Array.isArray(value) && Array.isArray(before) ? relatedBy(value, before) : value
    if (related === undefined) return undefined
    next[name] = related
  }
  // The host notes the moment of this save, and who made it: not known by name here.
  if (next.updatedAt) Object.assign(next, { updatedAt: new Date().toISOString(), updatedBy: null })
  return next as Value
}

/** Records with these ids, of those that are known. */
function relatedBy(ids: readonly unknown[], known: readonly unknown[]): unknown[] | undefined {
  const byId = new Map(known.map((one) => [(one as { id?: unknown }).id, one]))
  return ids.every((id) => byId.has(id)) ? ids.map((id) => byId.get(id)) : undefined
}

/** Makes a call that replaces a record; returns the record's new tag, where the host exposes one. */
export async function newTag(
  options: ReplaceOptions,
  call: (options: ReplaceOptions) => Promise<unknown>,
): Promise<string | undefined> {
  let tag: string | undefined
  await call({
    ...options,
    onTag: (next) => {
      tag = next
      options.onTag?.(next)
    },
  })
  return tag
}
