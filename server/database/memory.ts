import { Journal } from './memoryRows'
import { memoryTables } from './memoryTables'
import type { Database } from './port'
import { memoryTries } from './tries/memoryTries'

/**
 * A database in memory, for stories in the browser and for tests. Transactions run one after the other;
 * what it holds ends with the page or the process.
 */
export function openMemoryDatabase(): Database {
  const journal = new Journal()
  const tables = memoryTables(journal)
  let previous: Promise<unknown> = Promise.resolve()
  let isClosed = false
  return {
    transaction(work) {
      const run = async () => {
        if (isClosed) throw new Error('The database is closed')
        try {
          const result = await work(tables)
          journal.commit()
          return result
        } catch (error) {
          journal.rollBack()
          throw error
        }
      }
      const mine = previous.then(run, run)
      previous = mine.catch(() => undefined)
      return mine
    },
    tries: memoryTries(),
    async close() {
      isClosed = true
      await previous
    },
  }
}
