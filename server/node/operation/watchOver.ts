import type { SqlDatabase } from '../../database/postgres'
import type { Settings } from '../settings'
import { createLog, type Log } from './log'
import { createMetrics } from './metrics'
import { createOperation, type Operation } from './operation'
import { readinessOf } from './readiness'

/** What the operator of a server sees of it: its log, its metrics, and whether it is ready. */
export function watchOver(
  database: SqlDatabase,
  { metricsToken, logLevel, dataDir }: Settings,
): { log: Log; operation: Operation } {
  const metrics = createMetrics(() => database.load())
  const log = createLog({
    level: logLevel,
    isTerminal: process.stdout.isTTY,
    write: (line) => void process.stdout.write(line),
  })
  return {
    log: {
      failed: log.failed,
      answered(entry) {
        log.answered(entry)
        metrics.count({ ...entry, call: entry.endpoint ?? entry.part ?? 'other' })
      },
    },
    operation: createOperation({ metrics, readiness: readinessOf(database, dataDir), metricsToken }),
  }
}
