import { afterAll, beforeAll, expect, it } from 'vitest'
import { endpointNames } from '../../src/contract/endpoints'
import { createMemoryServer, type MemoryServer } from '../memoryServer'
import { ask } from '../testing/api'
import { openInProcessPglite } from '../testing/inProcessPglite'
import { bodyToSend, samples, userId } from '../testing/samples'
import { openPostgresDatabase } from './postgres'

const many = { most: 1000, within: 1000 }
const rate = { perPair: many, perAddress: many, perEmail: many }
const rateLimits = { login: rate, magicLink: rate }
const clock = () => new Date('2026-03-01T12:00:00Z')

/** Tokens that are the same on every server, so that whole answers can be compared. */
function countedTokens(): () => string {
  let count = 0
  return () => `token-${(count += 1)}`
}

let servers: MemoryServer[] = []
let tokens: string[] = []

beforeAll(async () => {
  const database = await openPostgresDatabase(openInProcessPglite())
  servers = [
    createMemoryServer('small', { clock, rateLimits, randomToken: countedTokens() }),
    createMemoryServer('small', { clock, rateLimits, randomToken: countedTokens(), database }),
  ]
  tokens = await Promise.all(servers.map((server) => server.tokenOf('SUPER_ADMIN')))
}, 60_000)

afterAll(() => Promise.all(servers.map((server) => server.database.close())))

const names = endpointNames.filter((name) => name !== 'logout' && name !== 'passwordChange')
/** A second time names are taken, and what was removed is gone; logging out comes last, as it ends the token. */
const calls = [
  ...names.map((name) => ({ name, time: 'at first' })),
  ...names.map((name) => ({ name, time: 'a second time' })),
  { name: 'passwordChange' as const, time: 'at last' },
  { name: 'passwordChange' as const, time: 'a second time' },
  { name: 'logout' as const, time: 'at last' },
]

it.each(calls)('$name answers the same in memory and in SQL $time', async ({ name, time }) => {
  const answers = await Promise.all(
    servers.map(async (server, index) => {
      await ask(server, 'magicLink', { body: { email: 'normal@example.org' } })
      const link = /verify\/([^/]+)/.exec(server.outbox.at(-1)?.text ?? '')?.[1]
      const sample = samples({ id: userId('SUPER_ADMIN') }, link)[name]
      const asked = { token: tokens[index] ?? '', params: sample.params, body: bodyToSend(sample) }
      const { status, headers, body } = await ask(server, name, asked)
      return { status, headers: Object.fromEntries(headers), body }
    }),
  )
  expect(answers[1]).toEqual(answers[0])
  expect(time === 'a second time' ? [200, 201, 404, 409] : [200, 201]).toContain(answers[0]?.status)
})
