import { Client } from 'pg'
import { startCommand } from '../server/node/testing/testConsole'

/**
 * Fills the directory in the PostgreSQL at `url` up to this number of projects, by the command that people use, and says
 * how long it took. `dataDir` is the folder of the console that runs on it. Throws with what the command printed.
 */
export async function fillUp(url: string, dataDir: string, projects: number): Promise<void> {
  const environment = { DATABASE_URL: url, DATA_DIR: dataDir }
  const began = performance.now()
  const seed = startCommand('server/node/seed.ts', ['--projects', String(projects)], environment)
  const code = await seed.ended
  if (code !== 0) throw new Error(`The projects were not made:\n${seed.output()}`)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.error(`filled up to ${projects.toLocaleString('en')} projects in ${seconds} s`)
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('VACUUM ANALYZE')
  await client.end()
}
