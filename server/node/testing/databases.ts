import { openMemoryDatabase } from '../../database/memory'
import type { Database } from '../../database/port'
import { openPostgresDatabase } from '../../database/postgres'
import { openInProcessPglite } from '../../testing/inProcessPglite'
import { openPostgresPool } from '../storage/postgres/postgresPool'
import { startTestPostgres } from './testPostgres'

/** Opens an empty database of each kind by its name; `end` ends what it stands on, once it is closed. */
export const databases: Record<string, () => Promise<{ database: Database; end: () => Promise<void> }>> = {
  memory: async () => ({ database: openMemoryDatabase(), end: async () => {} }),
  PGlite: async () => ({ database: await openPostgresDatabase(openInProcessPglite()), end: async () => {} }),
  PostgreSQL: async () => {
    const { url, stop } = await startTestPostgres()
    return { database: await openPostgresDatabase(await openPostgresPool(url)), end: stop }
  },
}
