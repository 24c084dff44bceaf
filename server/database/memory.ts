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
  let changes = 0
  const transaction: Database['transaction'] = (work) => {
    const run = async () => {
      if (isClosed) throw new Error('The database is closed')
      try {
        const result = await work(tables)
        if (journal.commit()) changes += 1
        return result
      } catch (error) {
        journal.rollBack()
        throw error
      }
    }
    const mine = previous.then(run, run)
    previous = mine.catch(() => undefined)
    return mine
  }
  return {
    isSearchable: true,
    transaction,
    read: (work) => transaction(work),
    versions: () =>
      transaction(async () => {
        const version = String(changes)
        return { of: () => version }
      }),
    tries: memoryTries(),
    async close() {
      isClosed = true
      await previous
    },
  }
}
