import { finished } from 'node:stream/promises'
import { DatabaseError, Pool, types, type PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copiedOut } from './copiedOut'
import { DatabaseAwayError } from '../../../database/port'
import { plannedAnew, type SqlConnection, type SqlPool } from '../../../database/sql'
import { codeOf, describeFailure } from '../../startFailure'
import { databaseAddresses } from './databaseAddress'
import { endWhenLeft } from './endWhenLeft'
import { toOne, toPrimary } from './primary'
import { parsers, toSql } from '../sqlValues'
import { transact } from '../transact'

/** Milliseconds that a connection may take. */
const connectTimeout = 10_000

/** Milliseconds that a statement may take: the database ends it then. */
const statementTimeout = 10_000

/** Milliseconds more until an answer is no longer waited for: then the database itself is away. */
const answerTimeout = 3000

/**
 * Connections to the PostgreSQL server at `url` (postgres://…), ten at most; where it names several hosts, to that of them
 * which takes writes. Rows have the same shapes as PGlite's. Throws when no server can be reached or it refuses the sign-in.
 * Later a transaction throws a `DatabaseAwayError` while the server is away or when a statement takes too long, and goes on
 * by itself when it, or a standby that was promoted, is back.
 */
export async function openPostgresPool(
  url: string,
  { timeout = statementTimeout }: { timeout?: number } = {},
): Promise<SqlPool> {
  const addresses = databaseAddresses(url)
  let breaks = 0
  const onBreak = () => void (breaks += 1)
  const open = (address: string) => openPool(address, timeout, onBreak)
  const connections = addresses.length > 1 ? toPrimary(addresses, open) : toOne(open(addresses[0] ?? url))
  try {
    const client = await connections.connect()
    client.release()
  } catch (error) {
    await connections.close()
    throw error
  }
  /** `wait`: milliseconds until an answer is given up; undefined waits for ever. */
  const withClient = async <T>(
    wait: number | undefined,
    work: (connection: SqlConnection) => Promise<T>,
  ): Promise<T> => {
    const client = await connections.connect().catch((error: unknown) => {
      throw new DatabaseAwayError(error)
    })
    let broken: DatabaseAwayError | undefined
    const heard = (error: Error) => (broken = new DatabaseAwayError(error))
    client.on('error', heard)
    const said = (error: unknown) => {
      const kind = kindOf(error)
      if (kind === 'broken') broken ??= new DatabaseAwayError(error)
      throw broken ?? (kind === 'late' ? new DatabaseAwayError(error) : error)
    }
    /** Set while rows are under way: where nobody takes the rest, the connection is of no more use. */
    let unfinished: Error | undefined
    const connection: SqlConnection = {
      async query<Row extends Record<string, unknown>>(
        text: string,
        values?: readonly unknown[],
        left?: AbortSignal,
      ) {
        if (broken ?? unfinished) throw broken ?? unfinished
        const running = rowsOf<Row>(client, { text, values, wait }).catch(said)
        if (!left) return running
        const ended = await endWhenLeft(running, { client, text, left, connect: connections.connect })
        // Should it come behind the statement's end, it meets this one.
        if (ended) await rowsOf(client, { text: 'SELECT 1', values: undefined, wait }).catch(() => undefined)
        return running.catch((error: unknown) => {
          left.throwIfAborted()
          throw error
        })
      },
      async copyIn(into, lines) {
        if (broken) throw broken
        const stream = client.query(copyFrom(`COPY ${into} FROM STDIN`))
        await finished(stream.end(lines)).catch(said)
      },
      async *copyOut(select) {
        if (broken) throw broken
        unfinished = new Error('The rows were not read to their end')
        try {
          yield* copiedOut(client, select, wait)
        } catch (error) {
          unfinished = undefined
          said(error)
        }
        unfinished = undefined
      },
    }
    try {
      return await work(connection)
    } finally {
      client.off('error', heard)
      client.release(broken ?? unfinished)
      if (broken) {
        onBreak()
        connections.doubt()
      }
    }
  }
  const usualWait = timeout + answerTimeout
  let closing: Promise<void> | undefined
  return {
    transaction: (work, options) =>
      withClient(options?.mayTakeLong ? undefined : usualWait, (client) =>
        transact(client, async (connection) => {
          if (options?.mayTakeLong) await connection.query('SET LOCAL statement_timeout = 0')
          return work(connection)
        }),
      ),
    onConnection: (work) => withClient(usualWait, work),
    snapshot: (work) =>
      withClient(usualWait, (client) =>
        transact(client, async (connection) => {
          await connection.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
          // A long list is one statement, which takes as long as it is read.
          await connection.query('SET LOCAL statement_timeout = 0')
          return work(connection)
        }),
      ),
    load: () => connections.load(),
    broken: () => breaks,
    close: () => (closing ??= connections.close()),
  }
}

function openPool(address: string, timeout: number, onBreak: () => void): Pool {
  const pool = new Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: timeout,
    keepAlive: true,
    // Its statements take milliseconds. The planner may choose to compile one, or to start workers for it, where that takes longer.
    options: '-c TimeZone=UTC -c jit=off -c max_parallel_workers_per_gather=0',
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && parsers[id]) || types.getTypeParser(id, format),
    },
  })
  // An idle connection that the server cuts is replaced at the next use; unheard, the event would end the process.
  pool.on('error', onBreak)
  return pool
}

/** PostgreSQL's codes of a server that ends, starts, has no connection left, or is a standby and takes no writes. */
const awayCodes = /^(08|57P0|53300|25006)/

/** What an error means for its connection: it can no longer be used, its statement took too long, or nothing. */
function kindOf(error: unknown): 'broken' | 'late' | undefined {
  if (error instanceof DatabaseError) {
    if (error.code === '57014') return 'late'
    return awayCodes.test(error.code ?? '') ? 'broken' : undefined
  }
  const isOfConnection = /^E[A-Z]+$/.test(codeOf(error)) || /connection|timeout/i.test(describeFailure(error))
  return isOfConnection ? 'broken' : undefined
}

/**
 * Without values a text may hold several statements, as migrations do; the rows are those of the last one. `wait`:
 * milliseconds until the answer is given up.
 */
async function rowsOf<Row extends Record<string, unknown>>(
  client: PoolClient,
  { text, values, wait }: { text: string; values: readonly unknown[] | undefined; wait: number | undefined },
): Promise<Row[]> {
  const name = values && !text.startsWith(plannedAnew) ? nameOf(text) : undefined
  const asked = {
    text,
    ...(values && { values: toSql(values) }),
    ...(name !== undefined && { name }),
    ...(wait && { query_timeout: wait }),
  }
  const result: unknown = await client.query(asked)
  const last = (Array.isArray(result) ? result.at(-1) : result) as { rows: Row[] }
  return last.rows
}

/** Names of statements: each connection has the database parse and plan one of these once. */
const names = new Map<string, string>()

/** So many statements are prepared at most; the program has fewer. */
const mostNames = 500

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostNames) return known
  const name = `s${names.size}`
  names.set(text, name)
  return name
}
