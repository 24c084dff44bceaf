import { createServer, type LogEntry } from '../createServer'
import type { Database } from '../database/port'
import { openPostgresDatabase } from '../database/postgres'
import type { SqlPool } from '../database/sql'
import { fillDatabase } from '../fillDatabase'
import type { Passwords } from '../ports'
import { demoAccounts, type DemoAccount } from '../scenarios/accounts'
import type { ConsoleFiles } from './console/consoleFiles'
import { openDataFolder, placesIn, prepareDataFolder } from './storage/dataFolder'
import { demoDirectory } from './demo/demoDirectory'
import { createFiles } from './storage/files'
import { firstAdmin } from './firstAdmin'
import { createListener, type Listener } from './http/http'
import { createOutboxMail, createSmtpMail } from './mail'
import { createPasswords } from './passwords'
import { openPostgresPool } from './storage/postgresPool'
import type { Settings } from './settings'
import { apiPath } from './http/sitePaths'
import { describeFailure, StartFailure } from './startFailure'

/** The API and the uploads (and the console, where given), on an open database. */
export interface OpenSite {
  listener: Listener
  /** The demo's accounts that this database has. */
  accounts: DemoAccount[]
  close(): Promise<void>
}

/**
 * Opens the database of the settings, brings its tables up to date, fills an empty one, and joins all parts of the server.
 * Throws a StartFailure when something stands in the way.
 */
export async function openSite(wanted: {
  settings: Settings
  /** Sign-in links start with it. */
  siteAddress: string
  console?: ConsoleFiles
  say: (line: string) => void
}): Promise<OpenSite> {
  const { settings, siteAddress, say } = wanted
  const places = placesIn(settings.dataDir)
  const passwords = createPasswords()
  const database = await openDatabase(settings)
  try {
    if (settings.isEmpty) await firstAdmin(database, passwords, settings)
    else await fillWithDemo(database, passwords, settings, say)
    const mail = settings.smtpUrl
      ? createSmtpMail(settings.smtpUrl, settings.mailFrom)
      : createOutboxMail(places.outbox, settings.mailFrom, say)
    const files = createFiles(places.uploads)
    const { handle } = createServer({
      database,
      passwords,
      mail,
      files,
      siteAddress,
      productSlug: settings.productSlug,
      basePath: apiPath,
      log: logFault,
    })
    return {
      listener: createListener({
        handle,
        uploads: places.uploads,
        ...(wanted.console && { console: wanted.console }),
      }),
      accounts: await accountsIn(database),
      close: () => database.close(),
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The database that the settings name, with its tables up to date. Throws a StartFailure. */
export async function openDatabase(settings: Settings): Promise<Database> {
  const pool = await openPool(settings)
  try {
    return await openPostgresDatabase(pool)
  } catch (error) {
    await pool.close()
    throw new StartFailure(
      `The tables of the database can't be brought up to date: ${describeFailure(error)}.`,
    )
  }
}

async function openPool({ databaseUrl, dataDir }: Settings): Promise<SqlPool> {
  if (databaseUrl === undefined) return openDataFolder(dataDir)
  await prepareDataFolder(dataDir)
  try {
    return await openPostgresPool(databaseUrl)
  } catch (error) {
    const { host, pathname } = new URL(databaseUrl)
    throw new StartFailure(
      `The PostgreSQL database ${host}${pathname} of DATABASE_URL can't be opened: ${describeFailure(error)}.`,
    )
  }
}

/** Fills a database without users with the demo directory. */
export async function fillWithDemo(
  database: Database,
  passwords: Passwords,
  settings: Settings,
  say: (line: string) => void,
): Promise<void> {
  if ((await database.transaction((tables) => tables.users.count())) > 0) return
  say('Filling the empty database with the demo directory …')
  const directory = await demoDirectory(createFiles(placesIn(settings.dataDir).uploads))
  await fillDatabase(database, directory, passwords)
}

async function accountsIn(database: Database): Promise<DemoAccount[]> {
  return database.transaction(async (tables) => {
    const found: DemoAccount[] = []
    for (const account of demoAccounts) {
      const user = await tables.users.findByEmail(account.email)
      if (user?.passwordHash) found.push({ ...account, role: user.role })
    }
    return found
  })
}

/** Faults of the server itself go to its error stream; the callers' own mistakes don't. */
function logFault({ method, endpoint, status, error }: LogEntry): void {
  if (status >= 500 && error !== undefined)
    console.error(new Date().toISOString(), method, endpoint ?? '', status, error)
}
