/**
 * How values travel between TypeScript and SQL, the same on PGlite and on PostgreSQL. Towards SQL: undefined is NULL,
 * a plain object is JSON; JSON lists are given as text, because a list is an SQL array. From SQL: int8 is a number (a
 * bigint beyond 2^53), dates and times are `Date`s (a date is its midnight in UTC), bytea is a `Uint8Array`.
 */
export function toSql(values: readonly unknown[]): unknown[] {
  return values.map((value) => {
    if (value === undefined) return null
    return isPlainObject(value) ? JSON.stringify(value) : value
  })
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

const int8 = (text: string): number | bigint =>
  Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text)

/** PostgreSQL writes `2024-01-02 03:04:05.678`, with `+00` behind it where the type has a zone; sessions run in UTC. */
const instant = (text: string): Date => {
  const [day = '', time] = text.split(' ')
  return new Date(time ? `${day}T${time.replace(/\+00$/, '')}Z` : day)
}

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text.slice(2), 'hex'))

/** Readers of PostgreSQL's text format by the id of the type; for every other type the two libraries already agree. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  17: bytes,
  20: int8,
  1082: instant,
  1114: instant,
  1184: instant,
}
