import type { Column } from '../sqlEntity'

/** From so many rows on, COPY is worth a statement of its own. */
export const worthCopying = 1000

/** Rows in the text format of COPY by their columns, each with the values of `rest` behind it. */
export function copyText(
  rows: readonly Readonly<Record<string, unknown>>[],
  {
    columns,
    rest,
  }: { columns: readonly (readonly [field: string, kind: Column])[]; rest: readonly unknown[] },
): string {
  const valueOf = (value: unknown, kind: Column) => (kind === 'parent' && value === 0 ? null : value)
  const lines = rows.map((row) =>
    copyLine([...columns.map(([field, kind]) => valueOf(row[field], kind)), ...rest]),
  )
  return lines.join('')
}

/**
 * A row in the text format of COPY: values by tabs, NULL as `\\N`. Texts, numbers, booleans and dates; undefined is NULL.
 * PostgreSQL refuses a text with a NUL character, as it does in an INSERT.
 */
export function copyLine(values: readonly unknown[]): string {
  return `${values.map(written).join('\t')}\n`
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  if (value instanceof Date) return value.toISOString()
  return String(value).replace(/[\\\t\n\r]/g, (one) => escapes[one] ?? one)
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
}
