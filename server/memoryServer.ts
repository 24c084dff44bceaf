import type { Role } from '../src/contract/access/roles'
import { createServer, type Server, type ServerOptions } from './createServer'
import { openMemoryDatabase } from './database/memory'
import type { Database } from './database/port'
import { fillDatabase } from './fillDatabase'
import type { Passwords } from './ports'
import { newSession } from './access/auth'
import { randomToken, sha256 } from './access/tokens'
import type { Scenario } from './scenario'
import { scenario, type ScenarioName } from './scenarios'

/** An e-mail that was "sent". */
export interface SentMail {
  to: string
  subject: string
  text: string
}

/** The embedded server over a database in memory, with what stories and tests look at. */
export interface MemoryServer extends Server {
  database: Database
  /** E-mails in the order of sending. */
  outbox: SentMail[]
  /** Uploaded files by the address that the upload answered. */
  files: Map<string, { content: Uint8Array; type: string }>
  /**
   * A token of the first user with this role. That of a BLOCKED user is one that has ended, as the server ends
   * them when it blocks: each call with it is 401.
   */
  tokenOf(role: Role): Promise<string>
}

/** Passwords without the work that makes hashing safe: for stories and tests alone. */
export const cheapPasswords: Passwords = {
  hash: async (password) => `plain:${password}`,
  matches: async (password, hash) => hash === `plain:${password}`,
}

/** Starts the server on a scenario. It can be used at once: calls wait until the scenario is in place. */
export function createMemoryServer(
  start: ScenarioName | Scenario,
  over: Partial<ServerOptions> = {},
): MemoryServer {
  const database = over.database ?? openMemoryDatabase()
  const clock = over.clock ?? (() => new Date())
  const outbox: SentMail[] = []
  const files: MemoryServer['files'] = new Map()
  const content = typeof start === 'string' ? scenario(start) : start
  const filled = fillDatabase(database, content, over.passwords ?? cheapPasswords, clock())
  // Each call reports the failure; an unhandled rejection must not end a test run.
  filled.catch(() => undefined)
  const server = createServer({
    passwords: cheapPasswords,
    mail: { send: async (message) => void outbox.push(message) },
    files: {
      async save(bytes, { extension, type }) {
        const address = `/uploads/${files.size + 1}.${extension}`
        files.set(address, { content: bytes, type })
        return { address }
      },
    },
    siteAddress: 'http://localhost',
    demoSignIn: 'anywhere',
    ...over,
    database,
  })
  return {
    database,
    outbox,
    files,
    async handle(request, from) {
      await filled
      return server.handle(request, from)
    },
    async tokenOf(role) {
      await filled
      const user = content.users.find((candidate) => candidate.role === role)
      if (!user) throw new Error(`This scenario has no user with the role ${role}`)
      const token = (over.randomToken ?? randomToken)()
      const tokenHash = await sha256(token)
      if (role !== 'BLOCKED')
        await database.transaction((tables) =>
          tables.sessions.insert(newSession(user.id, tokenHash, 'Chrome on Linux', clock())),
        )
      return token
    },
  }
}
