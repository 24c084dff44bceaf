import type { SqlConnection } from '../sql'

/** Bytes of new entries that an index of words keeps aside before it sorts them in, in kB: a search reads them one by one. */
const pendingList = 256

/**
 * Makes the index of searches where it is not there: that takes PostgreSQL's extension `pg_trgm`, which it adds if it may. Says
 * whether there is one. Statistics that are not there yet, or of a table half as large, are made too: PGlite makes none itself.
 */
export async function ensureSearchIndex({ query }: SqlConnection): Promise<boolean> {
  await query(`DO $$ BEGIN
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
  EXCEPTION WHEN OTHERS THEN NULL;
  END $$`)
  const [extension] = await query<{ place: string }>(
    "SELECT quote_ident(nspname) AS place FROM pg_extension JOIN pg_namespace ON pg_namespace.oid = extnamespace WHERE extname = 'pg_trgm'",
    [],
  )
  if (extension)
    await query(
      `CREATE INDEX IF NOT EXISTS project_texts_search ON project_texts USING gin (search_key ${extension.place}.gin_trgm_ops)
       WITH (gin_pending_list_limit = ${pendingList})`,
    )
  await analyze({ query })
  return extension !== undefined
}

/** Tables whose contents decide how a list is read. */
export const tablesOfLists = [
  'projects',
  'project_addresses',
  'project_texts',
  'project_words',
  'project_tags',
  'project_categories',
  'project_language_stacks',
]

async function analyze({ query }: SqlConnection): Promise<void> {
  const stale = await query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE oid = ANY ($1::text[]::regclass[])
       AND pg_relation_size(oid) / 8192 > greatest(100, 2 * relpages)`,
    [tablesOfLists],
  )
  for (const { name } of stale) await query(`ANALYZE ${name}`)
}

/** What to do where the index of searches is missing. */
export const noSearchIndex =
  'Lists are searched in the console alone: the database has no extension pg_trgm, and this account may not add it. ' +
  'Have an administrator of the database install it (CREATE EXTENSION pg_trgm), then start again.'
