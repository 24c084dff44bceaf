import { PGlite, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { SqlConnection, SqlPool } from '../database/sql'

/** PGlite in this process and in memory, for tests; with what lists are searched by unless that `isBare`. */
export function openInProcessPglite({ isBare = false } = {}): SqlPool {
  const database = new PGlite(isBare ? {} : { extensions: { pg_trgm } })
  const connection = (transaction: Pick<Transaction, 'query' | 'exec'>): SqlConnection => ({
    async query<Row extends Record<string, unknown>>(text: string, values?: readonly unknown[]) {
      if (values) return (await transaction.query<Row>(text, [...values])).rows
      return ((await transaction.exec(text)).at(-1)?.rows ?? []) as Row[]
    },
    async copyIn(into, lines) {
      await transaction.query(`COPY ${into} FROM '/dev/blob'`, [], { blob: new Blob([lines]) })
    },
  })
  return {
    transaction: (work) => database.transaction((transaction) => work(connection(transaction))),
    onConnection: (work) => work(connection(database)),
    close: () => database.close(),
  }
}
