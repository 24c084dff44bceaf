import { openPostgresPool } from '../node/postgresPool'
import { startTestPostgres } from '../node/testPostgres'
import { databaseConformance } from './conformance/conformance'
import { openPostgresDatabase } from './postgres'

databaseConformance('PostgreSQL', async () => {
  const server = await startTestPostgres()
  if (!server) throw new Error('Install PostgreSQL (apt-get install postgresql) to run this test')
  const pool = await openPostgresPool(server.url)
  return { database: await openPostgresDatabase(pool), end: server.stop }
})
