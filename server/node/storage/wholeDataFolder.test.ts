import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { databaseConformance } from '../../database/conformance/conformance'
import { openPostgresDatabase } from '../../database/postgres'
import { openDataFolder } from './dataFolder'

databaseConformance('PGlite in a data folder', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'data-'))
  const database = await openPostgresDatabase(await openDataFolder(folder))
  return { database, end: () => rm(folder, { recursive: true, force: true }) }
})
