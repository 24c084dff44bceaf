import type { SqlConnection } from './sql'

const upload = '([0-9a-f]{32})\\.[a-z]+'

/** The names of uploads in a text. */
export function uploadsIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(new RegExp(upload, 'g')), ([, name = '']) => name))
}

/** The names of uploads in all texts of all tables; a new table needs no word here. */
export async function namedUploads(connection: SqlConnection): Promise<Set<string>> {
  const columns = await connection.query<{ place: string; field: string }>(
    `SELECT quote_ident(table_name) AS place, quote_ident(column_name) AS field FROM information_schema.columns
     WHERE table_schema = current_schema() AND data_type IN ('text', 'json', 'jsonb', 'character varying')
       AND column_name NOT LIKE '%hash'`,
  )
  const names = new Set<string>()
  for (const { place, field } of columns)
    for (const { name } of await connection.query<{ name: string }>(
      `SELECT DISTINCT found[1] AS name
       FROM ${place}, regexp_matches(${field}::text, '${upload}', 'g') AS found
       WHERE ${field}::text LIKE '%/uploads%'`,
    ))
      names.add(name)
  return names
}
