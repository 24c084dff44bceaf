import { describe, expect, it } from 'vitest'
import { endpointNames, endpoints, type Endpoint, type EndpointName } from '../src/contract/endpoints'
import { limits } from '../src/contract/limits'
import { createMemoryServer } from './memoryServer'
import { ask, origin, read } from './testing/api'
import { samples, userId } from './testing/samples'

const sample = samples({ id: userId('SUPER_ADMIN') }, 'no-such-token')
const withJson = endpointNames.filter((name) => {
  const row = endpoints[name]
  return 'body' in row && row.body !== 'file'
})
const withId = endpointNames.filter((name) => /\{(?!product|token|kind)\w+\}/.test(endpoints[name].path))
const shared = createMemoryServer('small')

const send = async (name: EndpointName, asked: Omit<Parameters<typeof ask>[2], 'token'>) =>
  ask(shared, name, { token: await shared.tokenOf('SUPER_ADMIN'), params: sample[name].params, ...asked })

/** A refusal in words: no stack, no internals. */
const inWords = { success: false, message: expect.stringMatching(/^[A-Z\w][^{}<>]+$/) as string }

describe.each(withJson)('the body of %s', (name) => {
  const body: Readonly<Record<string, unknown>> = { ...sample[name].body }

  it.each(['', '{', '{"a":', 'null x', '\uFEFF\uFEFF{}', '[1,]', "{'a':1}"])(
    'cannot be the text %j',
    async (text) => {
      const answer = await send(name, { body: text })
      expect(answer.status).toBe(400)
      expect(answer.body).toEqual({ success: false, message: 'The body of the request is not valid JSON' })
    },
  )

  it('cannot be bytes that are no UTF-8', async () => {
    const bytes = new Uint8Array([0x22, 0xff, 0xfe, 0x22])
    expect((await send(name, { body: bytes })).status).toBe(400)
  })

  it.each([null, 7, true, 'text', [], [[]]])('cannot be %j', async (value) => {
    const answer = await send(name, { body: JSON.stringify(value) })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject(inWords)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'nonsense',
    '',
  ])('cannot be %j', async (type) => {
    const answer = await send(name, { body: JSON.stringify(body), headers: { 'content-type': type } })
    expect(answer.status).toBe(415)
    expect(answer.body.message).toBe('The body of the request has to be application/json')
  })

  it('cannot be larger than the limit, whatever its length is said to be', async () => {
    const { largest: most = limits.body }: Endpoint = endpoints[name]
    const large = JSON.stringify({ ...body, padding: 'x'.repeat(most) })
    for (const headers of [{}, { 'content-length': '10' }, { 'content-length': 'x' }]) {
      const answer = await send(name, { body: large, headers })
      expect(answer.status).toBe(413)
      expect(answer.body.message).toBe(`The request is too large: ${most / 1024 / 1024} MB at most`)
    }
  })

  const fields = Object.keys(body)
  const answersAt = async (field: string, value: unknown) => {
    const answer = await send(name, { body: { ...body, [field]: value } })
    return { status: answer.status, errors: Object.keys(answer.body.errors ?? {}), body: answer.body }
  }

  it.each(fields)('needs %s', async (field) => {
    const { status, errors, body } = await answersAt(field, undefined)
    expect(status).toBe(422)
    expect(errors).toContain(field)
    expect(body).toMatchObject(inWords)
  })

  it.each(fields)('needs %s to have its shape', async (field) => {
    for (const odd of [null, {}, { a: [] }, [[1]], [null], ['1'], 1.5, -1, Number.MAX_SAFE_INTEGER]) {
      const { status, errors } = await answersAt(field, odd)
      expect(status, JSON.stringify(odd)).toBe(422)
      expect(errors, JSON.stringify(odd)).toContain(field)
    }
  })

  const texts = fields.filter((field) => typeof body[field] === 'string' && field !== 'role')
  if (texts.length > 0)
    it.each(texts)('cannot have a character in %s that no database keeps', async (field) => {
      for (const odd of ['\0', 'a\0b', '\ud800', 'x\udc00y']) {
        const { status, errors } = await answersAt(field, odd)
        expect(status).toBe(422)
        expect(errors).toContain(field)
      }
    })
})

describe.each(withId)('the address of %s', (name) => {
  const path = endpoints[name].path.replace('{product}', 'osn')
  const at = async (id: string) => {
    const request = new Request(origin + '/api' + path.replace(/\{\w+\}/, id), {
      method: endpoints[name].method,
      headers: { authorization: `Bearer ${await shared.tokenOf('SUPER_ADMIN')}` },
    })
    return read(await shared.handle(request))
  }

  it.each([
    'abc',
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x1',
    '01',
    '2147483648',
    '99999999999999999999',
    '%00',
    '%F0%9F%8E%88',
  ])('cannot have the id %s', async (id) => {
    const answer = await at(id)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toMatch(/^The (id|page) in the address has to be a whole number from 1/)
  })

  it.each(['', '%', '%zz', '%2F', '1/2'])('cannot have the id %j', async (id) => {
    const answer = await at(id)
    expect([400, 404, 405]).toContain(answer.status)
    expect(answer.body).toMatchObject(inWords)
  })
})

/** A page may be empty, and a session that is over already has ended. */
const withoutRecord: readonly EndpointName[] = ['userList', 'sessionEnd']

describe.each(withId.filter((name) => !withoutRecord.includes(name)))(
  '%s of a record that is not there',
  (name) => {
    it('is 404 with a sentence', async () => {
      const [param = ''] = Object.keys(sample[name].params)
      const body = sample[name].body && { ...sample[name].body }
      if (body)
        for (const field of ['id', 'tagId', 'opportunityId'])
          if (field in body) Object.assign(body, { [field]: 999_999 })
      const answer = await send(name, { params: { [param]: 999_999 }, body })
      expect(answer.status).toBe(404)
      expect(answer.body.message).toMatch(/^This .+ does not exist$/)
    })
  },
)

describe('an address or a method that is not there', () => {
  it.each([
    '/',
    '/api',
    '/api/',
    '/apis/public/tags',
    '/api/public',
    '/api/public/tags/1',
    '/api/admin/other/0',
    '/api//public/tags',
  ])('%s is 404', async (path) => {
    const answer = await read(await shared.handle(new Request(origin + path)))
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({ success: false, message: 'This address does not exist' })
  })

  it.each([
    ['DELETE', '/api/public/tags', 'GET, HEAD'],
    ['POST', '/api/public/tag/1', 'GET, HEAD'],
    ['GET', '/api/auth/login', 'POST'],
    ['HEAD', '/api/auth/login', 'POST'],
    ['OPTIONS', '/api/admin/tag/create', 'POST'],
    ['PATCH', '/api/profile/update/', 'PUT'],
  ])('%s %s is 405', async (method, path, allowed) => {
    const answer = await shared.handle(new Request(origin + path, { method }))
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe(allowed)
  })

  it('is the same with and without a closing slash', async () => {
    for (const path of ['/api/public/tags', '/api/public/tags/'])
      expect((await shared.handle(new Request(origin + path))).status).toBe(200)
  })
})

describe('HEAD', () => {
  it('is answered as GET without the body', async () => {
    const asked = { params: { id: 1 } }
    const get = await ask(shared, 'tagOne', asked)
    const response = await shared.handle(new Request(`${origin}/api/public/tag/1`, { method: 'HEAD' }))
    // That of GET depends on what the caller takes.
    expect(response.headers.get('content-length')).toBeNull()
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toBe(get.headers.get('etag'))
    expect(await response.text()).toBe('')
  })
})
