import { isMigrated, migrate } from './migrate'
import { migrations } from './migrations/migrations'
import { ConstraintError, DatabaseFullError, type Database } from './port'
import { postgresTables } from './postgresTables'
import { ensureSearchIndex } from './query/searchIndex'
import type { DatabaseLoad, SqlConnection, SqlPool } from './sql'
import { sqlTries } from './tries/sqlTries'
import { sqlVersions } from './versions/versions'
import { longRows } from './lists/longLists'
import { WrittenLists } from './lists/writtenLists'

/** How often a transaction is tried that the database gave up for the sake of another one. */
const tries = 3

/** A database that speaks SQL, with what its operator looks at. */
export interface SqlDatabase extends Database {
  /** Its connections, for what is kept beyond the tables of the port. */
  pool: SqlPool
  /** Whether its tables are those of this version. Throws when it can't be asked. */
  isCurrent(): Promise<boolean>
  load(): DatabaseLoad | undefined
}

/**
 * The database port over PGlite or PostgreSQL (15 or newer). Brings the schema to the newest step first; throws when
 * that cannot be done. Closing it closes the pool. A list of more than `mostRows` rows is read anew each time, see `WrittenLists`.
 */
export async function openPostgresDatabase(
  pool: SqlPool,
  { mostRows }: { mostRows?: number } = {},
): Promise<SqlDatabase> {
  await migrate(pool, migrations)
  const isSearchable = await pool.transaction(ensureSearchIndex, { mayTakeLong: true })
  const broken = () => pool.broken?.() ?? 0
  const lists = new WrittenLists({ broken, mostRows, long: (list) => longRows(pool, list) })
  const onConnection = async <T>(work: (connection: SqlConnection) => Promise<T>): Promise<T> => {
    try {
      return await pool.onConnection(work)
    } catch (error) {
      throw inWordsOfThePort(error)
    }
  }
  return {
    pool,
    isSearchable,
    async transaction(work) {
      for (let left = tries - 1; ; left -= 1) {
        try {
          return await pool.transaction((connection) => work(postgresTables(inWords(connection))))
        } catch (error) {
          if (left === 0 || !isCollision(error)) throw inWordsOfThePort(error)
        }
      }
    },
    read: (work, left) =>
      onConnection((connection) => work(postgresTables(untilLeft(connection, left), lists))),
    versions: sqlVersions({ onConnection, broken }),
    tries: sqlTries({
      query: (text, values) => onConnection((connection) => connection.query(text, values)),
    }),
    isCurrent: () => isMigrated(pool, migrations),
    load: () => pool.load?.(),
    close: () => pool.close(),
  }
}

/** Two transactions waited for each other, or could not be put in an order. */
function isCollision(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error))
}

/** The connection, on which no statement begins once `left` is aborted, and the one that runs is ended. */
function untilLeft(connection: SqlConnection, left: AbortSignal | undefined): SqlConnection {
  if (!left) return connection
  return {
    ...connection,
    async query(text, values) {
      left.throwIfAborted()
      return connection.query(text, values, left)
    },
  }
}

/** The connection with its errors in words of the port, for work that answers them before the transaction ends. */
function inWords({ query, copyIn }: SqlConnection): SqlConnection {
  const said = (error: unknown) => {
    throw isCollision(error) ? error : inWordsOfThePort(error)
  }
  return {
    query: (text, values) => query<never>(text, values).catch(said),
    copyIn: copyIn && ((into, lines) => copyIn(into, lines).catch(said)),
  }
}

/** What PostgreSQL's error codes mean to the port; any other error as it is. */
function inWordsOfThePort(error: unknown): unknown {
  const message = error instanceof Error ? error.message : String(error)
  switch (codeOf(error)) {
    case '23505':
      return new ConstraintError('duplicate', message)
    case '23503':
      return new ConstraintError('unknown', message)
    case '53100':
      return new DatabaseFullError()
    default:
      return error
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
