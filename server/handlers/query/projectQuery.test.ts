import { describe, expect, it } from 'vitest'
import type { ProjectPage } from '../../../src/contract/endpoints/query'
import { createMemoryServer } from '../../memoryServer'
import { ask } from '../../testing/api'
import { inTexts } from '../../testing/attacks'

type Query = readonly (readonly [string, string])[]

async function directory(options: Parameters<typeof createMemoryServer>[1] = {}) {
  const server = createMemoryServer('small', options)
  const token = await server.tokenOf('CONTENT_EDITOR')
  const send = (query: Query = []) => ask(server, 'projectQuery', { token, query })
  const page = async (...query: Query) => (await send(query)).body.data as ProjectPage
  const whole = async () =>
    (await ask(server, 'projectList', { token })).body.data as { id: number; name: string }[]
  return { server, token, send, page, whole }
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

describe('the list of projects in pages', () => {
  it('holds the rows of the whole list, which stays as it is without `limit`', async () => {
    const { page, whole, server, token } = await directory()
    const all = await whole()
    expect((await page(['limit', '500'])).rows).toEqual(all)
    const ignored = await ask(server, 'projectList', { token, query: [['sort', 'name']] })
    expect(ignored.body.data).toEqual(all)
  })

  it('goes on behind a cursor and back before it', async () => {
    const { page, whole } = await directory()
    const all = idsOf(await whole())
    const first = await page(['limit', '5'])
    expect(idsOf(first.rows)).toEqual(all.slice(0, 5))
    expect(first.before).toBeNull()
    const second = await page(['limit', '5'], ['after', first.after!])
    expect(idsOf(second.rows)).toEqual(all.slice(5, 10))
    const back = await page(['limit', '5'], ['before', second.before!])
    expect(back).toEqual({ ...first, after: back.after })
    const rest = await page(['limit', '500'], ['after', second.after!])
    expect(idsOf(rest.rows)).toEqual(all.slice(10))
    expect(rest.after).toBeNull()
  })

  it('finds the best first, and what several filters leave', async () => {
    const { page, whole } = await directory()
    const found = await page(['limit', '500'], ['search', 'react'], ['counts', 'choices'])
    expect(found.rows[0]?.name).toBe('React')
    expect(found.counts).toMatchObject({ found: found.rows.length, isAbout: false, areChoicesAbout: false })
    const active = await page(['limit', '500'], ['filter', 'active'], ['filter', 'missing:image'])
    const rows = (await whole()) as (ProjectPage['rows'][number] & { id: number })[]
    expect(idsOf(active.rows)).toEqual(
      idsOf(rows.filter(({ isActive, featuredImage }) => isActive && featuredImage === '')),
    )
  })

  it('counts, and names places from which pages begin', async () => {
    const { page, whole } = await directory()
    const all = await whole()
    const { counts, boundaries } = await page(
      ['limit', '1'],
      ['sort', '-name'],
      ['counts', 'found'],
      ['boundaries', '4'],
    )
    expect(counts).toEqual({
      total: all.length,
      found: all.length,
      isAbout: false,
      choices: null,
      areChoicesAbout: false,
      exactChoices: [],
    })
    expect(boundaries?.[0]).toEqual({ at: 0, after: null })
    const { rows } = await page(['limit', '500'], ['sort', '-name'])
    for (const { at, after } of boundaries ?? []) {
      const from = await page(
        ['limit', '1'],
        ['sort', '-name'],
        ...(after ? [['after', after] as const] : []),
      )
      expect(from.rows[0]).toEqual(rows[at])
    }
  })

  it('names the ids of all rows that are found, and reads rows by their ids', async () => {
    const { page, whole } = await directory()
    const all = await whole()
    const ids = idsOf(all).toSorted((a, b) => a - b)
    expect((await page(['limit', '1'], ['ids', '100000'])).ids).toEqual(ids)
    expect((await page(['limit', '1'], ['ids', '3'])).ids).toHaveLength(3)
    expect((await page(['limit', '1'])).ids).toBeNull()
    const active = idsOf((await page(['limit', '500'], ['filter', 'active'])).rows)
    expect(active.length).toBeLessThan(all.length)
    const named = await page(['limit', '1'], ['ids', '100000'], ['filter', 'active'], ['sort', '-name'])
    expect(named.ids).toEqual(active.toSorted((a, b) => a - b))
    const [one, other] = [ids[4]!, ids[2]!]
    const some = await page(
      ['limit', '1'],
      ['only', String(one)],
      ['only', '999999'],
      ['only', String(other)],
    )
    expect(some).toEqual({
      rows: [other, one].map((id) => all.find((row) => row.id === id)),
      before: null,
      after: null,
      counts: null,
      boundaries: null,
      ids: null,
    })
  })

  it('is not sent again to who has it', async () => {
    const { server, token, send } = await directory()
    const tag = (await send([['sort', 'name']])).headers.get('etag') ?? ''
    const again = (query: Query) =>
      ask(server, 'projectQuery', { token, query, headers: { 'If-None-Match': tag } })
    expect((await again([['sort', 'name']])).status).toBe(304)
    expect((await again([['sort', '-name']])).status).toBe(200)
  })

  it('is not there on a host that does not offer it', async () => {
    const { send } = await directory({ offers: [] })
    expect((await send()).status).toBe(404)
  })

  it('is named to consoles where the list is too long to be read whole', async () => {
    for (const [wholeListUpTo, isNamed] of [
      [0, true],
      [5000, false],
    ] as const) {
      const { server, token, send } = await directory({ wholeListUpTo })
      const { body } = await ask(server, 'currentUser', { token })
      const { offers } = body.data as { offers: string[] }
      expect(offers.includes('query')).toBe(isNamed)
      expect((await send()).status).toBe(200)
    }
  })

  it('is named a minute later at most where the list has grown too long', async () => {
    let now = new Date('2026-01-01T00:00:00Z')
    const { server, token, page } = await directory({ wholeListUpTo: 12, clock: () => now })
    const isNamed = async () => {
      const { body } = await ask(server, 'currentUser', { token })
      return (body.data as { offers: string[] }).offers.includes('query')
    }
    expect((await page(['limit', '1'], ['counts', 'found'])).counts?.total).toBe(12)
    expect(await isNamed()).toBe(false)
    await server.database.transaction(async (tables) => {
      const project = await tables.projects.find(1)
      if (!project) throw new Error('There is no project 1')
      const { id: _, ...rest } = project
      const related = { tags: [], categories: [], language_stacks: [] }
      await tables.projects.insert({ ...rest, ...related, name: 'One more' }, { at: now, by: null })
    })
    expect(await isNamed()).toBe(false)
    now = new Date(now.getTime() + 61_000)
    expect(await isNamed()).toBe(true)
  })

  it('takes any text as a search', async () => {
    const { send } = await directory()
    for (const text of [...Object.values(inTexts), '', '%', "'", '\\', '\u{1f9c1}'])
      expect((await send([['search', text]])).status, text).toBe(200)
    expect((await send([['search', '\0']])).status).toBe(422)
    expect((await send([['search', 'x'.repeat(201)]])).body.message).toBe(
      'Search is too long: 200 characters at most',
    )
  })

  it.each([
    ['nonsense', 'has to be one of active, inactive'],
    ['active:1', 'has to be one of'],
    ['tag', 'has to be one of'],
    ['tag:', 'tag: needs an id behind it'],
    ['tag:0', 'tag: needs an id'],
    ['category:2147483648', 'category: needs an id'],
    ['stack:%31x', 'stack: needs an id'],
    ['missing:name', 'missing: needs one of image'],
    ['license:%00', 'license: holds a character'],
  ])('refuses the filter %j in words', async (filter, words) => {
    const { send } = await directory()
    const { status, body } = await send([
      ['filter', 'active'],
      ['filter', filter],
    ])
    expect(status).toBe(422)
    expect(body.message).toContain(words)
  })

  it('refuses a cursor of another order or search, one that is none, and two', async () => {
    const { send, page } = await directory()
    const { after } = await page(['limit', '2'], ['sort', 'name'])
    const of = (text: unknown) => Buffer.from(JSON.stringify(text)).toString('base64url')
    for (const query of [
      [['after', after!]],
      [
        ['after', after!],
        ['sort', '-name'],
      ],
      [
        ['after', after!],
        ['search', 'react'],
      ],
    ] as Query[])
      expect((await send(query)).body.message).toContain('belongs to another order or search')
    for (const odd of ['', 'x', '%', of(null), of(['id', 0]), of(['id', '0', 1]), of(['id', 0, 0]), of({})])
      expect((await send([['before', odd]])).body.message, odd).toContain('before is no cursor of an answer')
    const both = await send([
      ['sort', 'name'],
      ['after', after!],
      ['before', after!],
    ])
    expect([both.status, both.body.message]).toEqual([422, 'Send either after or before, not both'])
  })
})
