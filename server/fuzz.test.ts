import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endpointNames, endpoints } from '../src/contract/endpoints'
import { createMemoryServer } from './memoryServer'
import { addressOf, origin, read, requestOf } from './testing/api'
import { samples, userId } from './testing/samples'

const server = createMemoryServer('small', {
  rateLimits: {
    login: { perPair: { most: 1e9, within: 1 }, perAddress: { most: 1e9, within: 1 } },
    magicLink: {
      perPair: { most: 1e9, within: 1 },
      perAddress: { most: 1e9, within: 1 },
      perEmail: { most: 1e9, within: 1 },
    },
  },
})
const sample = samples({ id: userId('SUPER_ADMIN') }, 'no-such-token')

/** Whatever was sent: an answer in JSON, below 500, and in words when it is a refusal. */
async function isAnswered(request: Request): Promise<void> {
  const answer = await read(await server.handle(request))
  expect(answer.status).toBeGreaterThanOrEqual(200)
  expect(answer.status).toBeLessThan(500)
  expect(answer.headers.get('cache-control')).toMatch(
    answer.status >= 400 ? /^no-store$/ : /^(?:no-store|private, no-cache)$/,
  )
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  if (answer.status >= 400 && request.method !== 'HEAD') expect(answer.body.message).toMatch(/\w/)
}

const token = () => server.tokenOf('SUPER_ADMIN')
const name = fc.constantFrom(...endpointNames)
const odd = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\0',
    '\ud800',
    '0',
    '-1',
    'abc',
    '1e9',
    '2147483648',
    '../..',
    '%',
    '__proto__',
    'constructor',
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(fc.integer(), fc.string(), fc.constant(null)), { maxLength: 5 }),
  fc.jsonValue(),
)

describe('the server', () => {
  it('answers every body of odd values', async () => {
    const bearer = await token()
    await fc.assert(
      fc.asyncProperty(name, fc.dictionary(fc.string(), odd), fc.context(), async (name, extra, context) => {
        const { body, params } = sample[name]
        const fields = Object.keys({ ...body })
        const changed = Object.fromEntries(
          Object.entries(extra).map(([key, value], index) => [fields[index] ?? key, value]),
        )
        const text = JSON.stringify({ ...body, ...changed })
        context.log(`${name} ${text}`)
        const hasBody = 'body' in endpoints[name]
        await isAnswered(requestOf(name, { params, token: bearer, ...(hasBody ? { body: text } : {}) }))
      }),
      { numRuns: 1500 },
    )
  })

  it('answers every body of odd bytes', async () => {
    const bearer = await token()
    const type = fc.constantFrom(
      'application/json',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'text/plain',
    )
    const writing = fc.constantFrom(...endpointNames.filter((name) => 'body' in endpoints[name]))
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc
        .string()
        .map((text) =>
          new TextEncoder().encode(
            `--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${text}\r\n--x--`,
          ),
        ),
      fc.jsonValue().map((value) => new TextEncoder().encode(JSON.stringify(value))),
    )
    await fc.assert(
      fc.asyncProperty(writing, type, bytes, async (name, type, body) => {
        const { params } = sample[name]
        await isAnswered(requestOf(name, { params, token: bearer, body, headers: { 'content-type': type } }))
      }),
      { numRuns: 800 },
    )
  })

  it('answers every address, method and header', async () => {
    const bearer = await token()
    const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'WHATEVER')
    const segment = fc.oneof(
      fc.constantFrom(
        'public',
        'admin',
        'auth',
        'tag',
        'tags',
        'users',
        'osn',
        '0',
        '1',
        'verify',
        '%',
        '%00',
        '..',
        '',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }).map((text) => encodeURIComponent(text)),
      fc.string({ maxLength: 12 }),
    )
    const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/api/${segments.join('/')}`)
    const header = fc.string({
      unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
      maxLength: 60,
    })
    await fc.assert(
      fc.asyncProperty(method, path, header, fc.boolean(), async (method, path, value, isKnown) => {
        const authorization = isKnown ? `Bearer ${bearer}` : value
        const headers = { authorization, 'if-match': value, 'idempotency-key': value, 'content-type': value }
        const carries = method !== 'GET' && method !== 'HEAD'
        await isAnswered(new Request(origin + path, { method, headers, ...(carries && { body: value }) }))
      }),
      { numRuns: 2000 },
    )
  })

  it('answers a body nested deeper than any stack', async () => {
    const body = `${'['.repeat(400_000)}${']'.repeat(400_000)}`
    for (const text of [body, `{"name":${body}}`])
      await isAnswered(requestOf('tagCreate', { token: await token(), body: text }))
  })

  it('answers a body that breaks off', async () => {
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"name":')),
      pull: (controller) => controller.error(new Error('connection lost')),
    })
    const request = new Request(addressOf('tagCreate'), {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit)
    const answer = await read(await server.handle(request))
    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe('The body of the request did not arrive whole')
  })

  it('reads no more of an endless body than it may be long', async () => {
    let sent = 0
    const piece = new Uint8Array(64 * 1024).fill(0x20)
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += piece.length
        controller.enqueue(piece)
      },
    })
    const request = new Request(addressOf('tagCreate'), {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}`, 'content-type': 'application/json' },
      body: stream,
      duplex: 'half',
    } as RequestInit)
    expect((await server.handle(request)).status).toBe(413)
    expect(sent).toBeLessThan(2 * 1024 * 1024)
  })
})
