import { stat } from 'node:fs/promises'
import path from 'node:path'
import { runCommand } from '../command'
import { openPool, requireDatabase } from '../openDatabase'
import { readSettings } from '../settings'
import { StartFailure } from '../startFailure'
import { askForBackup } from './askServer'
import { backUp } from './backUp'

/**
 * `npm run backup -- FILE`: all rows and uploads of the database of the settings in one file, while servers go on writing. The
 * embedded database is backed up by its server where one runs.
 */
async function backup(): Promise<void> {
  const [name, ...more] = process.argv.slice(2)
  if (name === undefined || more.length > 0)
    throw new StartFailure('Say where to keep the backup: npm run backup -- FILE, like backup.tar.gz')
  const settings = readSettings()
  await requireDatabase(settings)
  const file = path.resolve(name)
  const isDone = settings.databaseUrl === undefined && (await askForBackup(settings.dataDir, file))
  if (!isDone) {
    const pool = await openPool(settings)
    try {
      await backUp(pool, settings, file)
    } finally {
      await pool.close()
    }
  }
  console.log(`The backup is in ${file} (${((await stat(file)).size / 1e6).toFixed(1)} MB).`)
}

await runCommand(backup)
