import { openInProcessPglite } from '../testing/inProcessPglite'
import { databaseConformance } from './conformance/conformance'
import { openPostgresDatabase } from './postgres'

databaseConformance('PGlite', async () => ({
  database: await openPostgresDatabase(openInProcessPglite()),
  end: async () => {},
}))
