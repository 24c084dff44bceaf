import type { RecordTables } from '../recordTables'
import type { SqlConnection, SqlPool } from '../sql'
import { columnName } from '../sqlEntity'

/**
 * What changes are counted for. Claims count for their project, applications for their opportunity, relations for the record
 * that has them. Sessions count once they end.
 */
export type Counted =
  | keyof RecordTables
  | 'users'
  | 'sessions'
  | 'categories'
  | 'languageStacks'
  | 'projects'
  | 'articles'
  | 'opportunities'

/** How often what was counted has changed, up to one moment. */
export interface Versions {
  /** A text that differs from all earlier ones once a change of one of these is committed. */
  of(...counted: readonly Counted[]): string
}

/** The versions of all tables that triggers count changes of; see `migrations/versions.ts`. */
export function sqlVersions({
  onConnection,
  broken,
}: Pick<SqlPool, 'onConnection' | 'broken'>): () => Promise<Versions> {
  return shared(() => onConnection((connection) => versionsIn(connection, broken)))
}

/** The versions as this connection sees them, inside its transaction where it has one. `broken`: see `SqlPool`. */
export async function versionsIn({ query }: SqlConnection, broken: SqlPool['broken']): Promise<Versions> {
  const rows = await query<{ name: string; version: string }>(
    'SELECT name, sum(version)::text AS version FROM versions GROUP BY name',
    [],
  )
  const known = new Map(rows.map(({ name, version }) => [name, version]))
  const breaks = broken?.() ?? 0
  return {
    of: (...counted) =>
      [breaks, ...['', ...counted.map(columnName)].map((name) => known.get(name) ?? '0')].join(' '),
  }
}

/**
 * Runs `work` once for all who ask while it runs: each gets the result of a run that began after they asked, so that
 * it holds whatever was true then.
 */
export function shared<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined
  let next: Promise<T> | undefined
  const start = (): Promise<T> => {
    const run = work()
    const ended = run
      .catch(() => undefined)
      .then(() => {
        if (running === ended) running = undefined
      })
    running = ended
    return run
  }
  return () => {
    if (!running) return start()
    next ??= running.then(() => {
      next = undefined
      return start()
    })
    return next
  }
}
