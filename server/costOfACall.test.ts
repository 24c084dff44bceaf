import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointNames, type EndpointName } from '../src/contract/endpoints'
import { openPostgresDatabase } from './database/postgres'
import type { SqlPool } from './database/sql'
import { createMemoryServer, type MemoryServer } from './memoryServer'
import { ask, type Asked } from './testing/api'
import { openInProcessPglite } from './testing/inProcessPglite'
import { bodyToSend, samples, userId } from './testing/samples'

/** A pool that counts what goes to the database. */
function counting(pool: SqlPool) {
  const count = { transactions: 0, statements: 0 }
  const counted: SqlPool = {
    transaction(work) {
      count.transactions += 1
      return pool.transaction((connection) =>
        work({
          query(text, values) {
            count.statements += 1
            return connection.query(text, values)
          },
        }),
      )
    },
    close: () => pool.close(),
  }
  return { pool: counted, count }
}

describe('a call', () => {
  const { pool, count } = counting(openInProcessPglite())
  let server: MemoryServer
  let token: string

  beforeAll(async () => {
    server = createMemoryServer('small', { database: await openPostgresDatabase(pool) })
    token = await server.tokenOf('SUPER_ADMIN')
  }, 60_000)
  afterAll(() => server.database.close())

  /** Makes a call and answers what it cost. */
  async function costOf(name: EndpointName, asked: Asked) {
    Object.assign(count, { transactions: 0, statements: 0 })
    const { status } = await ask(server, name, asked)
    return { status, ...count }
  }

  /** The samples, with a sign-in link that was really sent. */
  async function sampleOf(name: EndpointName): Promise<Asked> {
    await ask(server, 'magicLink', { body: { email: 'normal@example.org' } })
    const link = /verify\/([^/]+)/.exec(server.outbox.at(-1)?.text ?? '')?.[1]
    const sample = samples({ id: userId('SUPER_ADMIN') }, link)[name]
    return { params: sample.params, body: bodyToSend(sample), token }
  }

  const counted = [
    'login',
    'superAdminDemote',
    'passwordChange',
    'magicLink',
    'userInvite',
    'upload',
  ] as const
  const others = endpointNames.filter((name) => name !== 'logout' && !counted.some((one) => one === name))

  it.each(others)('of %s is one transaction', async (name) => {
    const cost = await costOf(name, await sampleOf(name))
    expect(cost).toMatchObject({ status: expect.toBeOneOf([200, 201]) as number, transactions: 1 })
  })

  it.each(['login', 'superAdminDemote', 'passwordChange'] as const)(
    'of %s is two: nobody waits for one while a password is hashed; two count a try, two take it back',
    async (name) => {
      expect(await costOf(name, await sampleOf(name))).toMatchObject({ status: 200, transactions: 2 + 4 })
    },
  )

  it('of userInvite is two: nobody waits for one while an e-mail is sent', async () => {
    expect(await costOf('userInvite', await sampleOf('userInvite'))).toMatchObject({
      status: 200,
      transactions: 2,
    })
  })

  it('of upload is one, and another counts the images of the day', async () => {
    expect(await costOf('upload', await sampleOf('upload'))).toMatchObject({
      status: 200,
      transactions: 1 + 1,
    })
  })

  it('of magicLink is one, and three count a try', async () => {
    const cost = await costOf('magicLink', await sampleOf('magicLink'))
    expect(cost).toMatchObject({ status: 200, transactions: 1 + 3 })
  })

  it('that reads a list or a record asks once who calls and once for that', async () => {
    for (const name of ['projectList', 'articleList', 'tagOne', 'categoryList'] as const)
      expect([name, await costOf(name, await sampleOf(name))]).toEqual([
        name,
        { status: 200, transactions: 1, statements: 2 },
      ])
    const { params } = await sampleOf('tagList')
    expect(await costOf('tagList', { params: params ?? {} })).toMatchObject({ statements: 1 })
  })

  it('that changes a record asks who calls, reads, writes, and writes the entry of the trail', async () => {
    const save = { token, params: { tagId: 2 }, body: { name: 'counted', tagId: 2 } }
    expect(await costOf('tagUpdate', save)).toEqual({ status: 200, transactions: 1, statements: 4 })
    // What changes nothing has no entry.
    expect(await costOf('tagUpdate', save)).toMatchObject({ statements: 3 })
    const add = { token, body: { name: 'also counted' } }
    expect(await costOf('tagCreate', add)).toEqual({ status: 201, transactions: 1, statements: 3 })
  })

  it('that a role does not allow is two more: one counts it, one keeps it', async () => {
    const refused = { token: await server.tokenOf('ADMIN'), params: { page: 1 } }
    expect(await costOf('userList', refused)).toMatchObject({ status: 403, transactions: 1 + 2 })
  })

  it('that is refused for want of a token asks the database nothing', async () => {
    expect(await costOf('projectList', {})).toEqual({ status: 401, transactions: 0, statements: 0 })
  })

  it('with a bad token and a bad body is refused for the token', async () => {
    const bad = { token: 'ended', body: '{' }
    expect(await costOf('tagCreate', bad)).toMatchObject({ status: 401, transactions: 1 })
    expect(await costOf('tagCreate', { ...bad, token })).toMatchObject({ status: 400, transactions: 1 })
  })

  it('that adds a name which is taken is refused, and nothing of it stays', async () => {
    const twice = { token, body: { name: 'Twice' } }
    expect((await costOf('tagCreate', twice)).status).toBe(201)
    expect(await costOf('tagCreate', twice)).toMatchObject({ status: 409, transactions: 1 })
  })

  it('of logout is one transaction', async () => {
    expect(await costOf('logout', { token })).toMatchObject({ status: 200, transactions: 1 })
  })
})
