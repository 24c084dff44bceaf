import type { Place, ProjectOrder } from '../../database/query/projectQuery'
import { invalid } from '../../http/HttpError'

/** What a cursor belongs to: the order, and for the order of a search the search. */
type Of = Pick<ProjectOrder, 'by' | 'isDescending'> & { readonly search: string }

const kindOf = ({ by, isDescending, search }: Of): string =>
  `${isDescending ? '-' : ''}${by}${by === 'best' ? ` ${search}` : ''}`

/** A place as callers get it: text that they send again, and that means nothing to them. */
export function cursorOf({ value, id }: Place, of: Of): string {
  const bytes = new TextEncoder().encode(JSON.stringify([kindOf(of), value, id]))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** The place of a cursor. Throws an `HttpError` of 422 for what is none, or one of another order or search. */
export function placeOf(name: 'after' | 'before', cursor: string | undefined, of: Of): Place | undefined {
  if (cursor === undefined) return undefined
  const [kind, value, id] = readCursor(cursor)
  const isId = typeof id === 'number' && Number.isInteger(id) && id > 0 && id < 2 ** 31
  const isValue =
    of.by === 'name'
      ? typeof value === 'string' && !value.includes('\0')
      : typeof value === 'number' && Number.isSafeInteger(value)
  if (typeof kind === 'string' && kind !== kindOf(of))
    throw invalid({
      [name]: `${name} belongs to another order or search: ask without it for the first page of this one`,
    })
  if (typeof kind !== 'string' || !isId || !isValue)
    throw invalid({ [name]: `${name} is no cursor of an answer: ask without it for the first page` })
  return { value: value as Place['value'], id }
}

function readCursor(cursor: string): readonly unknown[] {
  try {
    const text = atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0))
    const read: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}
