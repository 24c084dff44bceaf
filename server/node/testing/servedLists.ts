import { request, type IncomingMessage } from 'node:http'
import type { Database } from '../../database/port'
import { createMemoryServer, type MemoryServer } from '../../memoryServer'
import type { LongAnswers } from '../../ports'
import { createListener, openHttp } from '../http/http'
import { folderUploads } from '../uploads/folderUploads'

/** A request of a test; the admin asks for the list of projects where nothing else is said. */
export interface AskedList {
  headers?: Record<string, string>
  method?: string
  /** Behind `/api`. */
  path?: string
  /** Undefined asks without one. */
  token?: string | undefined
}

/** The API over HTTP on a database. */
export interface ServedLists {
  server: MemoryServer
  port: number
  /** The admin's. */
  token: string
  /** Asks on a connection of its own. */
  ask(asked?: AskedList): Promise<IncomingMessage>
  /** Answers that are not over. */
  underWay(): number
  close(): Promise<void>
}

/** Serves the small scenario, which it fills into the database, on a free port. `faults` gets what the log would. */
export async function serveLists(
  database: Database,
  longAnswers: LongAnswers,
  faults: unknown[] = [],
): Promise<ServedLists> {
  const server = createMemoryServer('small', { database, longAnswers })
  const token = await server.tokenOf('ADMIN')
  const { port, serve, close } = await openHttp('127.0.0.1', 0)
  const log = { answered: () => undefined, failed: (error: unknown) => void faults.push(error) }
  const listener = createListener({ handle: server.handle, uploads: folderUploads('.'), log })
  let underWay = 0
  serve((incoming, response) => {
    underWay += 1
    response.once('close', () => (underWay -= 1))
    listener(incoming, response)
  })
  return {
    server,
    port,
    token,
    underWay: () => underWay,
    close,
    ask: ({ headers, method = 'GET', path = '/admin/osn/0', ...asked } = {}) =>
      new Promise((resolve, reject) => {
        const used = 'token' in asked ? asked.token : token
        const sent = { ...headers, ...(used !== undefined && { authorization: `Bearer ${used}` }) }
        request(`http://127.0.0.1:${port}/api${path}`, { method, agent: false, headers: sent })
          .on('response', resolve)
          .on('error', reject)
          .end()
      }),
  }
}
