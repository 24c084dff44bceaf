import { describe, expect, it } from 'vitest'
import { openInProcessPglite } from '../testing/inProcessPglite'
import { databaseConformance } from './conformance/conformance'
import { DatabaseFullError } from './port'
import { openPostgresDatabase } from './postgres'

databaseConformance('PGlite', async () => ({
  database: await openPostgresDatabase(openInProcessPglite()),
  end: async () => {},
}))

describe('a PGlite without room', () => {
  it('says so when a try is counted', async () => {
    const pool = openInProcessPglite()
    let isFull = false
    const database = await openPostgresDatabase({
      ...pool,
      onConnection: (work) =>
        isFull
          ? Promise.reject(Object.assign(new Error('full'), { code: '53100' }))
          : pool.onConnection(work),
    })
    isFull = true
    const counter = database.tries('test', { most: 1, within: 1000 })
    await expect(counter.take('key')).rejects.toBeInstanceOf(DatabaseFullError)
    await database.close()
  })
})
