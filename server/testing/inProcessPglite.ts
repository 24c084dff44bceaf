import { PGlite, type Transaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { SqlConnection, SqlPool } from '../database/sql'

/** What a PGlite makes at its first start, which takes three times as long as reading it; made once in a process. */
let emptyCluster: Promise<Blob> | undefined

async function makeEmptyCluster(): Promise<Blob> {
  const database = await PGlite.create()
  const cluster = await database.dumpDataDir('none')
  await database.close()
  return cluster
}

/** PGlite in this process and in memory, for tests; with what lists are searched by unless that `isBare`. */
export function openInProcessPglite({ isBare = false } = {}): SqlPool {
  const opening = (emptyCluster ??= makeEmptyCluster()).then((loadDataDir) =>
    PGlite.create({ loadDataDir, ...(!isBare && { extensions: { pg_trgm } }) }),
  )
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
    transaction: async (work) => (await opening).transaction((transaction) => work(connection(transaction))),
    onConnection: async (work) => work(connection(await opening)),
    close: async () => (await opening).close(),
  }
}
