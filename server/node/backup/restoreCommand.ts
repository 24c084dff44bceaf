import path from 'node:path'
import { runCommand } from '../command'
import { openPool } from '../openDatabase'
import { readSettings } from '../settings'
import { StartFailure } from '../startFailure'
import { restore } from './restore'

/** `npm run restore -- FILE [--replace]`: fills the empty database of the settings from a backup. */
async function restoreBackup(): Promise<void> {
  const words = process.argv.slice(2)
  const [name, ...more] = words.filter((word) => word !== '--replace')
  if (name === undefined || more.length > 0 || name.startsWith('-'))
    throw new StartFailure(
      'Say which backup to restore: npm run restore -- FILE, with --replace to lose what the database holds',
    )
  const settings = readSettings()
  const file = path.resolve(name)
  const replace = words.includes('--replace')
  const { madeAt, rows, uploads } = await restore(() => openPool(settings), { settings, file, replace })
  console.log(
    `Restored the backup of ${madeAt.toISOString()}: ${rows} rows and ${uploads} files of uploads. Start the server now.`,
  )
}

await runCommand(restoreBackup)
