import type { SqlConnection, SqlPool } from '../../database/sql'
import { openInProcessPglite } from '../../testing/inProcessPglite'
import { openPostgresPool } from '../storage/postgres/postgresPool'
import { startTestPostgres } from './testPostgres'

/** Opens an empty pool of each kind that speaks SQL; `end` ends what it stands on, once it is closed. */
export const pools = {
  PGlite: async () => ({ pool: openInProcessPglite(), end: async () => {} }),
  PostgreSQL: async () => {
    const { url, stop } = await startTestPostgres()
    return { pool: await openPostgresPool(url), end: stop }
  },
}

/** Where a statement may be held up, or fail. */
export interface Watch {
  texts: string[]
  before: (text: string) => Promise<void>
  /** Transactions and connections in use. */
  open: number
  /** What statements and COPY have answered of long lists, in rows of theirs: as many however many pieces they came in. */
  rows: number
}

/** The pool with all that is asked of it watched. */
export function watched(pool: SqlPool, watch: Watch): SqlPool {
  const on = (connection: SqlConnection): SqlConnection => ({
    ...connection,
    async query<Row extends Record<string, unknown>>(text: string, values?: readonly unknown[]) {
      watch.texts.push(text)
      await watch.before(text)
      const rows = await connection.query<Row>(text, values)
      if (isReading(text)) watch.rows += rows.length
      return rows
    },
    copyOut:
      connection.copyOut &&
      async function* (select) {
        for await (const bytes of connection.copyOut?.(select) ?? []) {
          watch.texts.push('COPY')
          await watch.before('COPY')
          watch.rows += bytes.filter((byte) => byte === newline).length
          yield bytes
        }
      },
  })
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    watch.open += 1
    return work().finally(() => (watch.open -= 1))
  }
  const { snapshot } = pool
  return {
    transaction: (work, options) =>
      counted(() => pool.transaction((connection) => work(on(connection)), options)),
    onConnection: (work) => counted(() => pool.onConnection((connection) => work(on(connection)))),
    ...(snapshot && { snapshot: (work) => counted(() => snapshot((connection) => work(on(connection)))) }),
    close: () => pool.close(),
  }
}

/** It ends each row that COPY sends, and stands in none. */
const newline = 10

/** Whether a statement, or a piece of COPY, reads rows of a long list. */
export const isReading = (text: string) => /^COPY|WITH next AS/.test(text.trim())

/** A promise that is resolved from outside. */
export function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}
