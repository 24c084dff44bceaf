import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointNames, endpoints, type EndpointName } from '../src/contract/endpoints'
import { kindOfText } from '../src/contract/fields/texts'
import { createMemoryServer, type MemoryServer } from './memoryServer'
import { databases } from './node/testing/databases'
import { addressOf, ask, origin, read, type Answered } from './testing/api'
import { harmful, headers, inHeaders, inPaths, inTexts, notIds, notLists, notTexts } from './testing/attacks'
import { fields, longest, type Field } from './testing/fieldsOf'
import { bodyToSend, samples, tinyPng, userId } from './testing/samples'

const withParam = endpointNames.filter((name) => /\{(?!product)\w+\}/.test(endpoints[name].path))
/** `npm test` attacks PostgreSQL alone. */
const kinds = process.env['ENDURANCE'] ? Object.keys(databases) : ['PostgreSQL']
describe.each(kinds)('over %s', (kind) => {
  let server: MemoryServer
  let end = async () => {}
  let sample: ReturnType<typeof samples>
  let rest: unknown
  let calls = 0

  beforeAll(async () => {
    const opened = await databases[kind]!()
    server = createMemoryServer('small', { database: opened.database })
    sample = samples({ id: userId('SUPER_ADMIN') }, 'no-such-token')
    end = async () => {
      await opened.database.close()
      await opened.end()
    }
    await server.tokenOf('SUPER_ADMIN')
    rest = await untouched()
  }, 60_000)
  afterAll(() => end())

  /** What no call of this test asks to change: the records behind those that the samples name. */
  const untouched = () =>
    server.database.transaction(async (tables) => ({
      users: (await tables.users.page(0, 100))
        .filter(({ id }) => id !== userId('SUPER_ADMIN') && id <= 25)
        .map(({ id, email, passwordHash }) => ({ id, email, passwordHash })),
      tags: (await tables.tags.all()).filter(({ id }) => id > 1 && id < 6),
      projects: (await tables.projects.all()).filter(({ id }) => id > 1 && id < 12),
      articles: (await tables.articles.all()).filter(({ id }) => id > 1 && id < 6),
    }))

  const send = async (name: EndpointName, over: Parameters<typeof ask>[2] = {}) => {
    calls += 1
    const token = await server.tokenOf('SUPER_ADMIN')
    const asked = { token, params: sample[name].params, body: bodyToSend(sample[name]), ...over }
    return ask(server, name, { ...asked, address: `198.51.${calls >> 8}.${calls & 255}` })
  }

  /** Whatever was sent: an answer in words, that no browser takes for a page. */
  const isSober = ({ status, headers: sent, body }: Answered, what: unknown) => {
    const said = JSON.stringify(body)
    expect(status, `${JSON.stringify(what)} ${said}`).toBeLessThan(500)
    if (status >= 400) expect(said).not.toMatch(/select |insert into|relation "|\bat .+\.ts:|node_modules/i)
    expect(sent.get('content-type')).toBe('application/json; charset=utf-8')
    expect(sent.get('x-content-type-options')).toBe('nosniff')
    expect(sent.get('content-security-policy')).toContain("default-src 'none'")
    expect(sent.get('set-cookie')).toBeNull()
  }

  const isIntact = async () => {
    expect(await untouched()).toEqual(rest)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  }

  const at = (entry: Field, value: unknown) =>
    send(entry.name, { body: { ...(sample[entry.name].body as object), [entry.field]: value } })

  /** What is stored after a call that was carried out. */
  const storedBy = async (name: EndpointName, { body }: Answered) => {
    const one = name.replace(/(?:Create|Update)$/, 'One') as EndpointName
    if (one === name || !endpointNames.includes(one)) return undefined
    const { id } = (body.data ?? {}) as { id?: number }
    const param = /\{(\w+)\}/.exec(endpoints[one].path)?.[1] ?? 'id'
    const params =
      id === undefined ? { [param]: Object.values(sample[name].params)[0] ?? 1 } : { [param]: id }
    const { body: found } = await send(one, { params, body: undefined })
    return found.data as Record<string, string>
  }

  const texts = fields.filter(({ schema }) => kindOfText(schema))
  it.each(texts)('$name takes no attack in the text $field', async (entry) => {
    for (const [attack, value] of Object.entries(inTexts)) {
      const answer = await at(entry, value)
      isSober(answer, attack)
      if (answer.status >= 300) continue
      const stored = await storedBy(entry.name, answer)
      const text = stored?.[entry.field] ?? ''
      const tags = (text.match(/<[^>]*>?/g) ?? []).join('')
      if (kindOfText(entry.schema) === 'html') expect(tags, attack).not.toMatch(harmful)
      if (/image$/i.test(entry.field)) expect(text, attack).toMatch(/^(?:$|https:\/\/|\/(?!\/))/)
      if (/url$/i.test(entry.field)) expect(text, attack).toMatch(/^(?:$|https?:\/\/)/)
      if (kindOfText(entry.schema) === 'line')
        expect(text, attack).not.toMatch(/[\r\n\u200b\u202e\u2066\u3164]/)
    }
    for (const value of notTexts) {
      const answer = await at(entry, value)
      isSober(answer, value)
      expect(answer.status, JSON.stringify(value)).toBe(422)
    }
    for (const value of ['a\0b', '\ud800', 'x'.repeat((longest(entry.schema) ?? 0) + 1)]) {
      const answer = await at(entry, value)
      isSober(answer, value.slice(0, 9))
      expect([413, 422]).toContain(answer.status)
    }
    await isIntact()
  })

  const numbers = fields.filter(({ kind: is }) => is === 'number' || is === 'union')
  it.each(numbers)('$name takes nothing but an id in $field', async (entry) => {
    for (const value of notIds) {
      const answer = await at(entry, value)
      isSober(answer, value)
      expect(answer.status, JSON.stringify(value)).toBe(422)
    }
    await isIntact()
  })

  const others = fields.filter((entry) => !texts.includes(entry) && !numbers.includes(entry))
  it.each(others)('$name takes nothing else in $field', async (entry) => {
    const odd = entry.kind === 'array' ? notLists : ['true', 1, null, [], {}, 'SUPER_ADMIN ', '__proto__']
    for (const value of odd) {
      const answer = await at(entry, value)
      isSober(answer, value)
      expect(answer.status, JSON.stringify(value)).toBe(422)
    }
    await isIntact()
  })

  it.each([...new Set(fields.map(({ name }) => name))])(
    '%s takes no field that it does not know',
    async (name) => {
      const body = JSON.stringify(sample[name].body)
      for (const more of [
        '"__proto__":{"polluted":1}',
        '"constructor":{"prototype":{"polluted":1}}',
        '"role":"SUPER_ADMIN"',
        '"passwordHash":"x","email":"evil@a.example","version":9,"isVerified":true',
      ])
        if (!/"role"/.test(more) || !/"role"/.test(body))
          isSober(await send(name, { body: `${body.slice(0, -1)},${more}}` }), more)
      await isIntact()
    },
  )

  it.each(withParam)('%s takes no attack in its address', async (name) => {
    for (const value of inPaths) {
      const param = /\{(?!product)(\w+)\}/.exec(endpoints[name].path)?.[1] ?? ''
      const token = await server.tokenOf('SUPER_ADMIN')
      const path = addressOf(name, { [param]: '~' }).replace('~', value)
      const request = new Request(path, {
        method: endpoints[name].method,
        headers: { authorization: `Bearer ${token}` },
      })
      const answer = await read(await server.handle(request))
      isSober(answer, value)
      // 415: a kind may be any text, and the body that is missing is read before it.
      expect([400, 404, 405, 415, 422], value).toContain(answer.status)
    }
    await isIntact()
  })

  it.each(endpointNames)('%s takes no attack in a header', async (name) => {
    for (const header of headers)
      for (const value of inHeaders) {
        const answer = await send(name, { headers: { [header]: value } })
        isSober(answer, `${header}: ${value.slice(0, 40)}`)
        expect(answer.headers.get('access-control-allow-origin')).toBeNull()
        if (header === 'authorization' && endpoints[name].access !== 'anyone') expect(answer.status).toBe(401)
      }
    await isIntact()
  })

  const uploads = endpointNames.filter((name) => 'body' in endpoints[name] && endpoints[name].body === 'file')
  it.each(uploads)('%s takes no attack in a file, its name or its type', async (name) => {
    const bytes = (text: string) => new TextEncoder().encode(text)
    const contents = [
      '<!doctype html><script>alert(1)</script>',
      '<svg onload="alert(1)"/>',
      'GIF8',
      '#!/bin/sh',
      '',
    ]
    for (const content of contents) {
      const form = new FormData()
      form.append('file', new Blob([bytes(content)], { type: 'image/png' }), 'a.png')
      const answer = await send(name, { body: form })
      isSober(answer, content)
      expect(answer.status).toBe(422)
    }
    for (const fileName of [
      '../../x.html',
      'a.php.png',
      'x\0.png',
      '"; filename="b.html',
      'a'.repeat(5000),
      'CON',
    ]) {
      const form = new FormData()
      form.append('file', new Blob([tinyPng], { type: 'text/html' }), fileName)
      const answer = await send(name, { body: form })
      isSober(answer, fileName)
      expect(answer.body['Location']).toMatch(/^\/uploads\/\w+\.png$/)
    }
    await isIntact()
  })

  it('answers nothing at all under an address that is not in the table', async () => {
    for (const path of [
      '/api/../etc/passwd',
      '/api/.git/config',
      '/api/admin',
      '/api/public/tags;x',
      '/api/%2e%2e/x',
    ])
      expect((await server.handle(new Request(origin + path))).status).toBe(404)
  })
})
