/**
 * Begins a statement that the database plans anew each time: what is the best way depends on its values, or its text is one of too
 * many to be kept.
 */
export const plannedAnew = '/* planned anew */'

/** One connection that speaks SQL with `$1` parameters; PGlite and PostgreSQL both fit behind it. */
export interface SqlConnection {
  /**
   * Carries out a statement. Once `left` is aborted nobody waits for it: it is ended, and rejects with the signal's reason, where the
   * database can end what runs.
   */
  query<Row extends Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
    left?: AbortSignal,
  ): Promise<Row[]>
  /**
   * Adds rows by COPY, which takes a fraction of the time of INSERT; triggers and constraints count as ever. `into` is a table with
   * its columns, `lines` are rows in the text format. Absent where a connection can't.
   */
  copyIn?: ((into: string, lines: string) => Promise<void>) | undefined
  /**
   * Reads the rows of a SELECT of one column by COPY, as bytes in UTF-8 with a line feed behind each row, no faster than they are taken;
   * the texts may hold no control characters. Who leaves before the end gives the connection up. Absent where a connection can't.
   */
  copyOut?: ((select: string) => AsyncIterable<Uint8Array>) | undefined
}

/** How many rows `FROM …` finds, `from` being a table and, if need be, its WHERE. */
export async function countRows(
  connection: SqlConnection,
  from: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const [row] = await connection.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM ${from}`,
    values,
  )
  return row?.count ?? 0
}

/** Connections to one database. */
export interface SqlPool {
  /** Runs `work` in one transaction on one connection: commits when it returns, rolls back when it throws. */
  transaction<T>(
    work: (connection: SqlConnection) => Promise<T>,
    /** Statements may take as long as they need, as those of migrations do. */
    options?: { mayTakeLong?: boolean },
  ): Promise<T>
  /** Runs `work` on one connection outside of a transaction: each of its statements is committed by itself. */
  onConnection<T>(work: (connection: SqlConnection) => Promise<T>): Promise<T>
  /**
   * Runs `work`, which reads, in one transaction that sees one moment, on a connection of its own. Absent where all share one
   * connection, which others would wait for.
   */
  snapshot?<T>(work: (connection: SqlConnection) => Promise<T>): Promise<T>
  close(): Promise<void>
  /** How busy it is; undefined where nobody counts. */
  load?(): DatabaseLoad
  /** How many connections broke: another server may have taken over, without what was committed last. None by default. */
  broken?(): number
}

/** How busy a pool of connections is. */
export interface DatabaseLoad {
  connections: number
  /** Connections that nobody uses. */
  idle: number
  /** Transactions that wait for a connection. */
  waiting: number
}
