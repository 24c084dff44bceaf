import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { SqlConnection } from '../sql'
import { counterOver, limiterOptions, type Rate, type TryCounter } from './tries'

/** Counters in the table `tries`: all processes on the database count together. Rows that have ended go after an hour. */
export function sqlTries({ query: run }: SqlConnection): (name: string, rate: Rate) => TryCounter {
  const storeClient = {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const rows = await run(text, values)
      return { rows, rowCount: rows.length }
    },
  }
  return (name, rate) =>
    counterOver(
      new RateLimiterPostgres({
        ...limiterOptions(name, rate),
        storeClient,
        storeType: 'client',
        tableName: 'tries',
        tableCreated: true,
      }),
    )
}
