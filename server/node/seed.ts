import { parseArgs } from 'node:util'
import { runCommand } from './command'
import { openDatabase } from './openDatabase'
import { fillWithDemo } from './openSite'
import { createPasswords } from './passwords'
import { addMadeUp } from './seed/addMadeUp'
import { readSettings } from './settings'
import { StartFailure } from './startFailure'

/** So many projects at most, on PGlite and on PostgreSQL. */
const mostOf = { pglite: 200_000, postgres: 1_000_000 }

/** `npm run seed -- --projects 10000`: adds made-up projects to the database of the settings until it holds so many. */
async function seed(): Promise<void> {
  const wanted = wantedProjects(process.argv.slice(2))
  const settings = readSettings()
  if (settings.databaseUrl === undefined && wanted > mostOf.pglite)
    throw new StartFailure(
      `The data folder takes ${mostOf.pglite} projects at most: name a PostgreSQL by DATABASE_URL for more.`,
    )
  const database = await openDatabase(settings)
  try {
    await fillWithDemo(database, createPasswords(), settings, console.log)
    const started = performance.now()
    let said = started
    const added = await addMadeUp(database.pool, wanted, (count) => {
      if (performance.now() - said < 1000) return
      said = performance.now()
      console.log(`${count} of ${wanted} projects`)
    })
    const seconds = Math.ceil((performance.now() - started) / 1000)
    console.log(`Added ${added} made-up projects in ${seconds} s: there are at least ${wanted} now.`)
  } finally {
    await database.close()
  }
}

function wantedProjects(words: string[]): number {
  const usage = `Say how many projects there shall be, ${mostOf.postgres} at most: npm run seed -- --projects 10000`
  try {
    const { projects } = parseArgs({ args: words, options: { projects: { type: 'string' } } }).values
    const count = Number(projects)
    if (!projects || !Number.isInteger(count) || count < 1 || count > mostOf.postgres) throw new Error(usage)
    return count
  } catch {
    throw new StartFailure(usage)
  }
}

await runCommand(seed)
