import { tmpdir } from 'node:os'
import type { SqlDatabase } from '../../database/postgres'
import { needsDataFolder, type Settings } from '../settings'
import { inTurns } from './inTurns'
import { createLog, type Log } from './log'
import { createMetrics } from './metrics'
import { createOperation, type Operation } from './operation'
import { readinessOf } from './readiness'

/** What the operator of a server sees of it: its log, its metrics, and whether it is ready. */
export function watchOver(database: SqlDatabase, settings: Settings): { log: Log; operation: Operation } {
  const { metricsToken, logLevel } = settings
  const metrics = createMetrics(() => database.load())
  const log = createLog({
    level: logLevel,
    isTerminal: process.stdout.isTTY,
    write: inTurns((text) => void process.stdout.write(text)),
  })
  return {
    log: {
      failed: log.failed,
      answered(entry) {
        log.answered(entry)
        metrics.count({ ...entry, call: entry.endpoint ?? entry.part ?? 'other' })
      },
    },
    operation: createOperation({
      metrics,
      readiness: readinessOf(database, writtenFolders(settings)),
      metricsToken,
    }),
  }
}

/** The folders that need room: with `DATABASE_URL`, an upload is a file of the machine's temporary folder for a moment. */
function writtenFolders(settings: Settings): string[] {
  return [
    ...(needsDataFolder(settings) ? [settings.dataDir] : []),
    ...(settings.databaseUrl === undefined ? [] : [tmpdir()]),
  ]
}
