import { loginOffers, type Offer } from '../../src/contract/offers'
import { createServer } from '../createServer'
import type { Database } from '../database/port'
import type { UserRecord } from '../database/records'
import type { SqlDatabase } from '../database/postgres'
import { noSearchIndex } from '../database/query/searchIndex'
import { fillDatabase } from '../fillDatabase'
import { isLoopback } from '../http/local'
import type { Passwords } from '../ports'
import { demoAccounts, demoPassword, type DemoAccount } from '../scenarios/accounts'
import type { ConsoleFiles } from './console/consoleFiles'
import { placesIn } from './storage/dataFolder'
import { keepVacuumed } from './operation/vacuum'
import { demoDirectory } from './demo/demoDirectory'
import { createFiles, createImageFiles } from './images/imageFiles'
import { keepUploadsSwept } from './uploads/sweepUploads'
import { openUploads, uploadsOf } from './uploads/uploadsOf'
import { firstAdmin, requireAdmin } from './firstAdmin'
import { createIdentityProvider } from './oidc/identityProvider'
import { backUp } from './backup/backUp'
import { offerBackup } from './backup/askServer'
import { createCompress } from './http/compress'
import { createLongAnswers } from './http/longAnswers'
import { createListener, type Listener } from './http/http'
import { callerAddress } from './http/trustProxy'
import { createRichTextFilter } from './richText/createRichTextFilter'
import { createOutboxMail, createSmtpMail } from './mail'
import { claimMailsInTime } from './operation/claimMailsInTime'
import { removeOldEntriesDaily } from './operation/removeOldEntries'
import { watchOver } from './operation/watchOver'
import { hasDatabase, openDatabase } from './openDatabase'
import { createPasswords } from './passwords'
import type { Settings } from './settings'
import { apiPath } from './http/sitePaths'
import { StartFailure } from './startFailure'

/** The API and the uploads (and the console, where given), on an open database. */
export interface OpenSite {
  listener: Listener
  /** The demo's accounts that this database has with their published password. */
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
  // Checked before the database is created, which takes seconds.
  if (!settings.isDemo && !(await hasDatabase(settings))) await requireAdmin(settings)
  const database = await openDatabase(settings)
  if (!database.isSearchable) say(noSearchIndex)
  try {
    const accounts = await prepareAccounts(database, passwords, settings, say)
    const mail = settings.smtpUrl
      ? createSmtpMail(settings.smtpUrl, settings.mailFrom)
      : createOutboxMail(places.outbox, settings.mailFrom, say, { showsLinks: isOnlyHere(settings) })
    const uploads = await openUploads(database, settings, say)
    const files = createImageFiles(uploads)
    const richText = createRichTextFilter()
    const { log, operation } = watchOver(database, settings)
    const longAnswers = createLongAnswers()
    const endSweep = keepUploadsSwept({
      uploads,
      database,
      isShared: settings.databaseUrl !== undefined,
      log: (error) => log.failed(error),
    })
    const endRemoval = removeOldEntriesDaily({
      database,
      days: settings.auditDays,
      log: (error) => log.failed(error),
    })
    const endVacuum =
      settings.databaseUrl === undefined &&
      keepVacuumed({ pool: database.pool, log: (error) => log.failed(error) })
    const endMails = claimMailsInTime({ database, mail, log: (error) => log.failed(error) })
    const endOffer =
      settings.databaseUrl === undefined &&
      (await offerBackup(settings.dataDir, (file) => backUp(database.pool, settings, file)))
    const { handle } = createServer({
      database,
      passwords,
      mail,
      files,
      filterLongText: richText.filter,
      compress: createCompress(),
      longAnswers,
      siteAddress,
      productSlug: settings.productSlug,
      basePath: apiPath,
      allowedOrigins: settings.allowedOrigins,
      log: log.answered,
      hidesAccounts: settings.hidesAccounts,
      wholeListUpTo: settings.wholeListUpTo,
      ...(settings.oidc && { identityProvider: createIdentityProvider(settings.oidc) }),
      demoSignIn: settings.isDemo ? 'thisMachine' : 'never',
    })
    return {
      listener: createListener({
        handle,
        uploads,
        callerAddress: callerAddress(settings.trustProxy),
        operation,
        log,
        isHttps: siteAddress.startsWith('https:'),
        ...(wanted.console && { console: wanted.console }),
      }),
      accounts,
      async close() {
        endSweep()
        await endRemoval()
        await endMails()
        if (endVacuum) await endVacuum()
        if (endOffer) await endOffer()
        files.close()
        await longAnswers.close()
        await uploads.close()
        await richText.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The offers of this server that the login screen needs. */
export function offeredAtLogin({ oidc }: Settings): Offer[] {
  return loginOffers.filter((offer) => offer !== 'oidc' || oidc)
}

/** Whether the reader of the server's output is its only user. */
function isOnlyHere({ host, siteAddress }: Settings): boolean {
  return isLoopback(host) && siteAddress === undefined
}

/**
 * Sees to it that somebody can sign in: fills an empty database with the demo where that is asked for, and else adds the
 * first SUPER_ADMIN. Returns the demo's accounts that have their published password. Throws a StartFailure.
 */
async function prepareAccounts(
  database: SqlDatabase,
  passwords: Passwords,
  settings: Settings,
  say: (line: string) => void,
): Promise<DemoAccount[]> {
  await fillWithDemo(database, passwords, settings, say)
  const accounts = await demoAccountsIn(database, passwords)
  if (settings.isEmpty && accounts.length > 0)
    throw new StartFailure(
      `${settings.databaseUrl ? 'The database' : `The data folder ${settings.dataDir}`} holds the demo, whose passwords ` +
        'are published: start with --empty on another one, or without it to see the demo.',
    )
  const isNew = (await database.transaction((tables) => tables.users.count())) === 0
  if (settings.isEmpty || isNew) await firstAdmin(database, passwords, settings)
  return accounts
}

/** Fills a database without users with the demo directory, where the settings ask for it. */
export async function fillWithDemo(
  database: SqlDatabase,
  passwords: Passwords,
  settings: Settings,
  say: (line: string) => void,
): Promise<void> {
  if (!settings.isDemo) return
  if ((await database.transaction((tables) => tables.users.count())) > 0) return
  say('Filling the empty database with the demo directory …')
  const directory = await demoDirectory(createFiles(uploadsOf(database, settings)))
  await fillDatabase(database, directory, passwords)
}

/** Accounts share a hash when they were made together, so that each is tried once: that takes a third of a second. */
async function demoAccountsIn(database: Database, passwords: Passwords): Promise<DemoAccount[]> {
  const users = await database.transaction(async (tables) => {
    const found: UserRecord[] = []
    for (const { email } of demoAccounts) {
      const user = await tables.users.findByEmail(email)
      if (user) found.push(user)
    }
    return found
  })
  const hashes = new Set(users.flatMap(({ passwordHash }) => passwordHash ?? []))
  const published = new Set<string>()
  for (const hash of hashes) if (await passwords.matches(demoPassword, hash)) published.add(hash)
  return users
    .filter(({ passwordHash }) => passwordHash !== null && published.has(passwordHash))
    .map(({ email, role }) => ({ email, role, password: demoPassword }))
}
