import type { SqlPool } from '../../server/database/sql'

/** Saves that are measured. */
const saves = 200

/** Milliseconds of single changes of a project's name and tagline, each in a transaction of its own. */
export async function costOfSaves(pool: SqlPool, projects: number): Promise<{ median: string; p95: string }> {
  const times: number[] = []
  for (let save = 0; save < saves; save += 1) {
    const id = 1 + ((save * 7919) % projects)
    const started = performance.now()
    await pool.transaction(({ query }) =>
      query(
        `UPDATE projects SET name = name || $2, tagline = tagline || $2, version = version + 1, updated_at = now() WHERE id = $1`,
        [id, ` ${save}`],
      ),
    )
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  return { median: (times[saves / 2] ?? 0).toFixed(2), p95: (times[saves * 0.95] ?? 0).toFixed(2) }
}
