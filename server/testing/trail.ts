import type { EndpointName } from '../../src/contract/endpoints'
import type { TrailRecord } from '../database/trail/entry'
import { createMemoryServer, type MemoryServer } from '../memoryServer'
import { ask, type Asked } from './api'
import { bodyToSend, samples, userId } from './samples'
import { linkToken, sendLink } from './signIn'

/** When everything happens. */
export const clock = () => new Date('2026-03-01T12:00:00Z')

/** A server whose time stands still, and a token of the role. */
export async function openAs(role: 'SUPER_ADMIN' | 'ADMIN' | 'NORMAL' = 'ADMIN') {
  const server = createMemoryServer('small', { clock })
  return { server, token: await server.tokenOf(role) }
}

/** All entries of the audit trail, oldest first. */
export async function trailOf({ database }: MemoryServer): Promise<TrailRecord[]> {
  const { entries } = await database.transaction(({ trail }) => trail.page({ most: 1000 }))
  return entries.toReversed()
}

/** The ADMIN of the small scenario as an entry names them. */
export const admin = { userId: userId('ADMIN'), userName: 'Ada Adeyemi', userEmail: 'admin@example.org' }
export const superAdmin = { userId: userId('SUPER_ADMIN') }

/** Makes the sample's call as a SUPER_ADMIN, and returns the entries that it left. */
export async function entriesOf(name: EndpointName, over: Asked = {}) {
  const { server, token } = await openAs('SUPER_ADMIN')
  await sendLink(server, 'normal@example.org')
  const sample = samples({ id: userId('SUPER_ADMIN') }, linkToken(server))[name]
  const before = (await trailOf(server)).length
  const asked = { token, params: sample.params, body: bodyToSend(sample), ...over }
  const { status } = await ask(server, name, asked)
  return { status, entries: (await trailOf(server)).slice(before) }
}
