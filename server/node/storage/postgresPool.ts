import { Pool, types, type PoolClient } from 'pg'
import type { SqlPool } from '../../database/sql'
import { parsers, toSql } from './sqlValues'
import { transact } from './transact'

/** Milliseconds that a connection, and one statement, may take. */
const connectTimeout = 10_000
const statementTimeout = 30_000

/**
 * Connections to the PostgreSQL server at `url` (postgres://…), ten at most. Rows have the same shapes as PGlite's.
 * Throws when the server can't be reached or refuses the sign-in.
 */
export async function openPostgresPool(url: string): Promise<SqlPool> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    options: '-c TimeZone=UTC',
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers[id]) || types.getTypeParser(id, format),
    },
  })
  // An idle connection that the server cuts is replaced at the next use; unheard, the event would end the process.
  pool.on('error', () => undefined)
  try {
    await pool.query('SELECT 1')
  } catch (error) {
    await pool.end()
    throw error
  }
  let closing: Promise<void> | undefined
  return {
    async transaction(work) {
      const client = await pool.connect()
      let broken: Error | undefined
      const heard = (error: Error) => (broken = error)
      client.on('error', heard)
      try {
        return await transact((text, values) => rowsOf(client, text, values), work)
      } finally {
        client.off('error', heard)
        client.release(broken)
      }
    },
    close: () => (closing ??= pool.end()),
  }
}

/** Without values a text may hold several statements, as migrations do; the rows are those of the last one. */
async function rowsOf<Row extends Record<string, unknown>>(
  client: PoolClient,
  text: string,
  values?: readonly unknown[],
): Promise<Row[]> {
  const result: unknown = values ? await client.query(text, toSql(values)) : await client.query(text)
  const last = (Array.isArray(result) ? result.at(-1) : result) as { rows: Row[] }
  return last.rows
}
