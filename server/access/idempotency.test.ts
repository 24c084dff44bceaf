import { describe, expect, it } from 'vitest'
import type { EndpointName } from '../../src/contract/endpoints'
import { headers } from '../../src/contract/limits'
import { openMemoryDatabase } from '../database/memory'
import type { Database } from '../database/port'
import { createMemoryServer, type MemoryServer } from '../memoryServer'
import { ask } from '../testing/api'
import { samples, userId } from '../testing/samples'

const creates = [
  'projectCreate',
  'tagCreate',
  'categoryCreate',
  'languageStackCreate',
  'articleCreate',
  'opportunityCreate',
] as const satisfies readonly EndpointName[]

const sample = samples({ id: userId('ADMIN') })
const day = 24 * 60 * 60 * 1000

async function submitter(server: MemoryServer) {
  const token = await server.tokenOf('ADMIN')
  return (name: EndpointName, body: unknown, key?: string) =>
    ask(server, name, { token, body, headers: key === undefined ? {} : { [headers.idempotencyKey]: key } })
}

/** How many rows there are of all that can be created. */
function rows(server: MemoryServer): Promise<number> {
  return server.database.transaction(async (tables) => {
    const lists = await Promise.all([
      tables.projects.all(),
      tables.tags.all(),
      tables.categories.all(),
      tables.languageStacks.all(),
      tables.articles.all(),
      tables.opportunities.ofProject(1),
    ])
    return lists.reduce((sum, list) => sum + list.length, 0)
  })
}

describe.each(creates)('%s with an Idempotency-Key', (name) => {
  const { body } = sample[name]

  it('answers a repeat as the first time and adds nothing', async () => {
    const server = createMemoryServer('small')
    const submit = await submitter(server)
    const before = await rows(server)
    const first = await submit(name, body, 'key-1')
    expect(first.status).toBe(201)
    expect(first.body).toEqual({
      success: true,
      message: expect.stringMatching(/ added/) as string,
      data: { id: expect.any(Number) as number },
    })
    for (const again of [await submit(name, body, 'key-1'), await submit(name, body, 'key-1')]) {
      expect(again.status).toBe(201)
      expect(again.body).toEqual(first.body)
    }
    expect(await rows(server)).toBe(before + 1)
  })

  it('refuses the key of another body', async () => {
    const server = createMemoryServer('small')
    const submit = await submitter(server)
    await submit(name, body, 'key-1')
    const before = await rows(server)
    const answer = await submit(name, { ...body, more: 'ignored' }, 'key-1')
    expect(answer.status).toBe(422)
    expect(answer.body.message).toBe('This Idempotency-Key was used for something else: send a new one')
    expect(await rows(server)).toBe(before)
  })

  it('adds one row of many sent at once', async () => {
    const server = createMemoryServer('small')
    const submit = await submitter(server)
    const before = await rows(server)
    const answers = await Promise.all(Array.from({ length: 6 }, () => submit(name, body, 'key-1')))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses[0]).toBe(201)
    expect(statuses.every((status) => status === 201 || status === 409)).toBe(true)
    expect(await rows(server)).toBe(before + 1)
  })
})

describe('an Idempotency-Key', () => {
  it('is in use while the first submission is under way', async () => {
    const { database, hold } = heldDatabase()
    const server = createMemoryServer('small', { database })
    const submit = await submitter(server)
    const held = hold()
    const first = submit('tagCreate', { name: 'held' }, 'key-1')
    await held.reached
    const second = await submit('tagCreate', { name: 'held' }, 'key-1')
    expect(second.status).toBe(409)
    expect(second.body.message).toBe('The same form is being saved already: wait for its answer')
    expect(second.headers.get('retry-after')).toBe('1')
    held.go()
    expect((await first).status).toBe(201)
    expect((await submit('tagCreate', { name: 'held' }, 'key-1')).body).toEqual((await first).body)
  })

  it('belongs to one user', async () => {
    const server = createMemoryServer('small')
    const submit = await submitter(server)
    await submit('tagCreate', { name: 'mine' }, 'key-1')
    const answer = await ask(server, 'tagCreate', {
      token: await server.tokenOf('CONTENT_EDITOR'),
      body: { name: 'another' },
      headers: { [headers.idempotencyKey]: 'key-1' },
    })
    expect(answer.status).toBe(201)
  })

  it('is free again after a refusal', async () => {
    const server = createMemoryServer('small')
    const submit = await submitter(server)
    expect((await submit('tagCreate', { name: '' }, 'key-1')).status).toBe(422)
    expect((await submit('tagCreate', { name: 'JavaScript' }, 'key-1')).status).toBe(409)
    expect((await submit('tagCreate', { name: 'fresh' }, 'key-1')).status).toBe(201)
  })

  it('is forgotten after 24 hours', async () => {
    const time = { now: Date.parse('2026-03-01T12:00:00Z') }
    const server = createMemoryServer('small', { clock: () => new Date(time.now) })
    const first = await (await submitter(server))('opportunityCreate', sample.opportunityCreate.body, 'key-1')
    time.now += day
    const again = await (await submitter(server))('opportunityCreate', sample.opportunityCreate.body, 'key-1')
    expect(again.body).toEqual(first.body)
    time.now += 1
    const late = await (await submitter(server))('opportunityCreate', sample.opportunityCreate.body, 'key-1')
    expect(late.status).toBe(201)
    expect(late.body).not.toEqual(first.body)
  })

  it.each(['', 'with space', 'ü', 'x'.repeat(201)])('cannot be %j', async (key) => {
    const server = createMemoryServer('small')
    const submit = await submitter(server)
    expect((await submit('tagCreate', { name: 'fresh' }, key)).status).toBe(400)
  })

  it('does not change a create without one', async () => {
    const server = createMemoryServer('small')
    const submit = await submitter(server)
    const answers = [
      await submit('opportunityCreate', sample.opportunityCreate.body),
      await submit('opportunityCreate', sample.opportunityCreate.body),
    ]
    expect(answers[0]?.body).not.toEqual(answers[1]?.body)
  })
})

describe('the announcement', () => {
  it('stands on every answer to a signed-in caller, and on no other', async () => {
    const server = createMemoryServer('small')
    const token = await server.tokenOf('NORMAL')
    const announced = async (name: EndpointName, asked: Parameters<typeof ask>[2]) =>
      (await ask(server, name, asked)).headers.get(headers.idempotencyKept)
    expect(await announced('profile', { token })).toBe('86400')
    expect(await announced('tagOne', { token, params: { id: 999 } })).toBe('86400')
    expect(await announced('profileUpdate', { token, body: '{' })).toBe('86400')
    expect(await announced('tagList', {})).toBeNull()
    expect(await announced('profile', {})).toBeNull()
  })
})

/** A memory database that can be made to wait before its next transaction. */
function heldDatabase() {
  const inner = openMemoryDatabase()
  let left = -1
  let reach = () => {}
  let opened = Promise.resolve()
  const database: Database = {
    ...inner,
    async transaction(work) {
      left -= 1
      if (left === 0) {
        reach()
        await opened
      }
      return inner.transaction(work)
    },
  }
  const hold = () => {
    let go = () => {}
    opened = new Promise<void>((resolve) => (go = resolve))
    const reached = new Promise<void>((resolve) => (reach = resolve))
    left = 1
    return { reached, go }
  }
  return { database, hold }
}
