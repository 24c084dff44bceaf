import { randomInt } from 'node:crypto'
import type { Database, Tables } from '../database/port'
import type { UserRecord } from '../database/records'
import { recordedAs } from '../trail/recordChanges'
import { runCommand } from './command'
import { openDatabase, requireDatabase } from './openDatabase'
import { createPasswords } from './passwords'
import { readSettings } from './settings'
import { StartFailure } from './startFailure'

const usage =
  'Say what to do: npm run admin -- reset-password EMAIL, or npm run admin -- make-super-admin EMAIL'

/** What can be done for the account of an e-mail address; each returns what to print. */
const commands: Readonly<Record<string, (database: Database, email: string) => Promise<string>>> = {
  'reset-password': resetPassword,
  'make-super-admin': makeSuperAdmin,
}

/**
 * `npm run admin -- reset-password EMAIL` and `-- make-super-admin EMAIL`, for the operator at the machine itself: works on the
 * database of the settings, on the embedded one only while no server has it. The audit trail has what was done.
 */
async function admin(): Promise<void> {
  const [name = '', email, ...more] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || email === undefined || more.length > 0) throw new StartFailure(usage)
  const settings = readSettings()
  await requireDatabase(settings)
  const database = await openDatabase(settings)
  try {
    console.log(await command(recordedAs(database, `admin ${name}`), email))
  } finally {
    await database.close()
  }
}

async function resetPassword(database: Database, email: string): Promise<string> {
  const password = newPassword()
  const passwordHash = await createPasswords().hash(password)
  const { role } = await changeUser(database, email, async (tables, user) => {
    await tables.users.update(user.id, { passwordHash })
    await tables.sessions.removeOfUser(user.id)
    await tables.signInLinks.removeOfUser(user.id)
  })
  const blocked =
    role === 'BLOCKED' ? '\nThe account is blocked: it signs in only once it has another role.' : ''
  return `The new password of ${email} is ${password}\nIts sessions and sign-in links have ended.${blocked}`
}

async function makeSuperAdmin(database: Database, email: string): Promise<string> {
  const { role } = await changeUser(database, email, async (tables, user) => {
    if (user.role !== 'SUPER_ADMIN') await tables.users.update(user.id, { role: 'SUPER_ADMIN' })
  })
  return role === 'SUPER_ADMIN'
    ? `${email} is a SUPER_ADMIN already.`
    : `${email} was ${role} and is a SUPER_ADMIN now.`
}

/** Changes an account, and returns it as it was. Throws a StartFailure where nobody has the address. */
function changeUser(
  database: Database,
  email: string,
  change: (tables: Tables, user: UserRecord) => Promise<void>,
): Promise<UserRecord> {
  return database.transaction(async (tables) => {
    const user = await tables.users.findByEmailLocked(email)
    if (!user) throw new StartFailure(`No account uses the e-mail ${email}.`)
    await change(tables, user)
    return user
  })
}

/** 100 random bits, without letters and digits that look alike. */
function newPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789-'
  return Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('')
}

await runCommand(admin)
