import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointNames, repeatable, type EndpointName } from '../src/contract/endpoints'
import { openPostgresDatabase } from './database/postgres'
import type { SqlConnection, SqlPool } from './database/sql'
import { columnName } from './database/sqlEntity'
import { keptCalls } from './kept/keptCalls'
import { createMemoryServer, type MemoryServer } from './memoryServer'
import { ask, type Asked } from './testing/api'
import { openInProcessPglite } from './testing/inProcessPglite'
import { bodyToSend, samples, userId } from './testing/samples'

/** A pool that counts what goes to the database. */
function counting(pool: SqlPool) {
  const count = { transactions: 0, statements: 0 }
  const texts: string[] = []
  const countedOn = (connection: SqlConnection): SqlConnection => ({
    query(text, values) {
      count.statements += 1
      texts.push(text)
      return connection.query(text, values)
    },
  })
  const counted: SqlPool = {
    transaction(work) {
      count.transactions += 1
      return pool.transaction((connection) => work(countedOn(connection)))
    },
    onConnection: (work) => pool.onConnection((connection) => work(countedOn(connection))),
    close: () => pool.close(),
  }
  return { pool: counted, count, texts }
}

/** Tables whose changes count for the record that shows their rows. */
const countedAs: Readonly<Record<string, string>> = {
  project_tags: 'projects',
  project_categories: 'projects',
  project_language_stacks: 'projects',
  project_addresses: 'projects',
  claims: 'projects',
  article_tags: 'articles',
  applications: 'opportunities',
}

describe('a call', () => {
  const { pool, count, texts } = counting(openInProcessPglite())
  let server: MemoryServer
  let token: string

  beforeAll(async () => {
    server = createMemoryServer('small', { database: await openPostgresDatabase(pool) })
    token = await server.tokenOf('SUPER_ADMIN')
  }, 60_000)
  afterAll(() => server.database.close())

  /** Makes a call and returns what it cost. */
  async function costOf(name: EndpointName, asked: Asked) {
    Object.assign(count, { transactions: 0, statements: 0 })
    const { status } = await ask(server, name, asked)
    return { status, ...count }
  }

  it('that changes many records makes as many statements for 2 of them as for 8', async () => {
    await costOf('currentUser', { token })
    const change = { field: 'tags', add: [8], remove: [], isReplacing: false }
    const costs = []
    for (const ids of [
      [1, 2],
      [3, 4, 5, 6, 7, 8, 9, 10],
    ]) {
      const body = { records: ids.map((id) => ({ id })), change }
      costs.push(await costOf('bulkChange', { params: { kind: 'project' }, body, token }))
    }
    expect(costs[0]).toMatchObject({ status: 200, transactions: 1 })
    expect(costs[1]).toEqual(costs[0])
  })

  /** A sample of a call; that of a sign-in link has one that was really sent. */
  async function sampleOf(name: EndpointName): Promise<Asked> {
    const link = name === 'verify' ? await sentLink() : undefined
    const sample = samples({ id: userId('SUPER_ADMIN') }, link)[name]
    return { params: sample.params, body: bodyToSend(sample), token }
  }

  async function sentLink(): Promise<string | undefined> {
    await ask(server, 'magicLink', { body: { email: 'normal@example.org' } })
    return /verify\/([^/]+)/.exec(server.outbox.at(-1)?.text ?? '')?.[1]
  }

  const reads = endpointNames.filter((name) => repeatable(name) === 'read')
  const counted = [
    'login',
    'superAdminDemote',
    'passwordChange',
    'magicLink',
    'userInvite',
    'upload',
  ] as const
  const changes = endpointNames.filter(
    (name) => !reads.includes(name) && name !== 'logout' && !counted.some((one) => one === name),
  )

  it.each(reads)('of %s is no transaction', async (name) => {
    expect(await costOf(name, await sampleOf(name))).toMatchObject({ status: 200, transactions: 0 })
  })

  it.each(changes)('of %s is one transaction', async (name) => {
    const cost = await costOf(name, await sampleOf(name))
    expect(cost).toMatchObject({ status: expect.toBeOneOf([200, 201]) as number, transactions: 1 })
  })

  it('of login is two: nobody waits for one while a password is hashed', async () => {
    expect(await costOf('login', await sampleOf('login'))).toMatchObject({ status: 200, transactions: 2 })
  })

  it.each(['superAdminDemote', 'passwordChange', 'userInvite', 'magicLink'] as const)(
    'of %s is one, begun once the password was hashed or before the e-mail is sent',
    async (name) => {
      expect(await costOf(name, await sampleOf(name))).toMatchObject({ status: 200, transactions: 1 })
    },
  )

  it('of upload is none', async () => {
    expect(await costOf('upload', await sampleOf('upload'))).toMatchObject({ status: 200, transactions: 0 })
  })

  it('asks who calls once: then that no user has changed and no session has ended', async () => {
    const own = await server.tokenOf('SUPER_ADMIN')
    expect(await costOf('currentUser', { token: own })).toMatchObject({ status: 200, statements: 2 })
    expect(await costOf('currentUser', { token: own })).toMatchObject({ status: 200, statements: 1 })
    const profile = { token: own, body: { name: 'Somebody else', profileImage: '' } }
    expect((await costOf('profileUpdate', profile)).status).toBe(200)
    expect(await costOf('currentUser', { token: own })).toMatchObject({ status: 200, statements: 2 })
  })

  const kept = Object.keys(keptCalls) as (keyof typeof keptCalls)[]

  it.each(kept)('of %s reads no row of what nobody has changed', async (name) => {
    const sample = await sampleOf(name)
    const { headers, body } = await ask(server, name, sample)
    expect(await costOf(name, sample)).toEqual({ status: 200, transactions: 0, statements: 1 })
    expect((await ask(server, name, sample)).body).toEqual(body)
    const held = { ...sample, headers: { 'If-None-Match': headers.get('etag') ?? '' } }
    expect(await costOf(name, held)).toEqual({ status: 304, transactions: 0, statements: 1 })
  })

  it.each(kept)('of %s reads tables alone whose changes count for it', async (name) => {
    const { params } = await sampleOf(name)
    for (const asked of [{ params: params ?? {}, token }, { params: params ?? {} }]) {
      // Every answer is made anew.
      await pool.onConnection(({ query }) =>
        query("UPDATE versions SET version = version + 1 WHERE name = ''"),
      )
      texts.length = 0
      await ask(server, name, asked)
      // That of the caller's session is no part of the answer.
      const ofAnswer = texts.filter((text) => !text.includes('FROM sessions'))
      const found = ofAnswer.flatMap((text) => [...text.matchAll(/\b(?:FROM|JOIN)\s+([a-z_]+)/g)])
      const tables = new Set(found.map(([, table = '']) => table))
      // What a statement names itself is no table.
      const named = ofAnswer.flatMap((text) => [...text.matchAll(/([a-z_]+) AS (?:MATERIALIZED )?\(/g)])
      for (const own of ['versions', 'unnest', ...named.map(([, name = '']) => name)]) tables.delete(own)
      const counted = keptCalls[name]?.map(columnName) ?? []
      expect([...tables].filter((table) => !counted.includes(countedAs[table] ?? table))).toEqual([])
      if ('token' in asked) expect(tables.size).toBeGreaterThan(0)
    }
  })

  it('that changes a record reads it, writes it and the entry of the trail, and reads its new tag', async () => {
    await costOf('currentUser', { token })
    const save = { token, params: { tagId: 2 }, body: { name: 'counted', tagId: 2 } }
    expect(await costOf('tagUpdate', save)).toEqual({ status: 200, transactions: 1, statements: 5 })
    // What changes nothing has no entry.
    expect(await costOf('tagUpdate', save)).toMatchObject({ statements: 4 })
    const add = { token, body: { name: 'also counted' } }
    expect(await costOf('tagCreate', add)).toEqual({ status: 201, transactions: 1, statements: 3 })
  })

  it('that a role does not allow is one: it keeps the refusal', async () => {
    const refused = { token: await server.tokenOf('ADMIN'), params: { page: 1 } }
    expect(await costOf('userList', refused)).toMatchObject({ status: 403, transactions: 1 })
  })

  it('that is refused for want of a token asks the database nothing', async () => {
    expect(await costOf('projectList', {})).toEqual({ status: 401, transactions: 0, statements: 0 })
  })

  it('with a bad token and a bad body is refused for the token', async () => {
    const bad = { token: 'ended', body: '{' }
    expect(await costOf('tagCreate', bad)).toMatchObject({ status: 401, transactions: 0 })
    expect(await costOf('tagCreate', { ...bad, token })).toMatchObject({ status: 400, transactions: 0 })
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
