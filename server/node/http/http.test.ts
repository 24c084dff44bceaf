import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFiles } from '../images/imageFiles'
import { folderUploads } from '../uploads/folderUploads'
import { startTestHttp, type TestHttp } from '../testing/testHttp'
import { createListener, openHttp } from './http'

let server: TestHttp
let address: string

beforeAll(async () => {
  server = await startTestHttp(async (opened) => {
    const { status, headers } = await fetch(opened)
    expect([status, headers.get('retry-after'), headers.get('refresh')]).toEqual([503, '1', '2'])
  })
  address = server.address
})

afterAll(() => server.close())

describe('the API over HTTP', () => {
  it('gets the request and the address of its caller', async () => {
    const answer = await fetch(`${address}/api/profile?x=1`, { method: 'PUT', body: 'four' })
    expect(await answer.json()).toEqual({
      pathname: '/api/profile',
      method: 'PUT',
      bytes: 4,
      address: '127.0.0.1',
    })
    expect(await (await fetch(`${address}/api`)).json()).toMatchObject({ pathname: '/api' })
    expect(await (await fetch(`${address}/apis`, { headers: { accept: 'text/html' } })).text()).toContain(
      'Console',
    )
  })

  it.each([
    '/api/public/x/%2e%2e/tags',
    '/api/public/x/../tags',
    '/api/public/x/.%2E/tags',
    '/api/public/./tags',
    '/api/public/%2e/tags',
    '/api/../api/public/tags',
    '/api/x/%2e%2e/%2e%2e/uploads/x',
    '/api/public/x/..',
    '/api/public/tags/%2e',
  ])('answers %s, which is another path when it is read, with 404', async (path) => {
    const answer = await server.raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 404 /)
    expect(answer).not.toContain('pathname')
  })

  it('gives a path on as it was written', async () => {
    for (const path of [
      '/api/public/tags',
      '/api/public/%74ags/',
      '/api/a%2Fb',
      '/api/%E2%82%AC',
      "/api/a'b|c~..d",
    ]) {
      const answer = await server.raw(`GET ${path}?x=../y HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(answer).toContain(JSON.stringify({ pathname: path }).slice(1, -1))
    }
  })

  it('compresses a long answer by gzip where the client accepts it', async () => {
    const long = await fetch(`${address}/api/${'x'.repeat(2000)}`, { headers: { 'accept-encoding': 'gzip' } })
    expect(long.headers.get('content-encoding')).toBe('gzip')
    expect(long.headers.get('vary')).toContain('Accept-Encoding')
    expect(await long.json()).toMatchObject({ method: 'GET' })
    expect(Number(long.headers.get('content-length'))).toBeLessThan(500)
    const plain = await fetch(`${address}/api/${'x'.repeat(2000)}`, {
      headers: { 'accept-encoding': 'identity' },
    })
    expect(plain.headers.get('content-encoding')).toBeNull()
  })

  it('gives an answer below 1 kB as it is, whether or not its length was announced', async () => {
    for (const [letters, encoding] of [
      [0, null],
      [900, null],
      [1024, 'gzip'],
    ] as const) {
      const answer = await fetch(`${address}/api/${'x'.repeat(letters)}`, {
        headers: { 'accept-encoding': 'gzip' },
      })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(await answer.json()).toMatchObject({ pathname: `/api/${'x'.repeat(letters)}` })
    }
    const defect = await fetch(`${address}/api/%`, { headers: { 'accept-encoding': 'gzip' } })
    expect(defect.headers.get('content-encoding')).toBeNull()
  })

  it('says of each answer that nothing in it may run, and that https stays https', async () => {
    const listener = (isHttps: boolean) =>
      createListener({
        handle: () => Promise.resolve(new Response()),
        uploads: folderUploads(server.folder),
        isHttps,
      })
    for (const isHttps of [true, false]) {
      const http = await openHttp('127.0.0.1', 0)
      http.serve(listener(isHttps))
      for (const place of ['/api/public/tags', '/uploads/none.png', '/api/%']) {
        const { headers } = await fetch(`http://127.0.0.1:${http.port}${place}`)
        expect(headers.get('content-security-policy')).toContain("default-src 'none'")
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('strict-transport-security')).toBe(
          isHttps ? 'max-age=31536000; includeSubDomains' : null,
        )
      }
      await http.close()
    }
  })

  it('answers a defect with 500 and a word, and no more', async () => {
    const said: unknown[] = []
    const { error } = console
    console.error = (...words) => void said.push(...words)
    const answer = await fetch(`${address}/api/broken`)
    console.error = error
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({ success: false, message: 'something went wrong' })
    expect(said).toEqual([new Error('a defect')])
  })
})

describe('the server', () => {
  const lives = async () => expect((await fetch(`${address}/api`)).status).toBe(200)

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', '400'],
    ['a bad method', 'G\u0001T / HTTP/1.1\r\nHost: x\r\n\r\n', '400'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
    ['a bad length', 'POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n', '400'],
    [
      'two lengths',
      'POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx',
      '400',
    ],
    ['no host', 'GET /api HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
    ['a bad host', 'GET /api HTTP/1.1\r\nHost: a b/c@d\r\nConnection: close\r\n\r\n', '400'],
    ['another address', 'GET //evil.example/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '404'],
    ['a bad target', 'GET /api/\\..\\x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', '400'],
    ['a body broken off', 'POST /api HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhalf', ''],
    ['bad chunks', 'POST /api HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', '400'],
  ])('survives %s', async (_, bytes, status) => {
    expect(await server.raw(bytes)).toMatch(status ? new RegExp(`^HTTP/1.1 ${status} `) : /^$|^HTTP\/1.1 4/)
    await lives()
  })

  it('survives uploads that are broken off', async () => {
    for (let round = 0; round < 20; round += 1)
      await new Promise<void>((resolve) => {
        const upload = httpRequest(`${address}/api/admin/upload`, { method: 'POST' })
        upload.on('error', () => undefined).on('close', resolve)
        upload.write(Buffer.alloc(100_000))
        setTimeout(() => upload.destroy(), round)
      })
    await lives()
  })

  it('survives a reader that goes away', async () => {
    const files = createFiles(folderUploads(path.join(server.folder, 'uploads')))
    const { address: place } = await files.save(new Uint8Array(8_000_000), {
      extension: 'png',
      type: 'image/png',
    })
    for (let round = 0; round < 10; round += 1) {
      const answer = await fetch(address + place)
      await answer.body?.cancel()
    }
    await lives()
  })

  // The connection stays open for a minute by itself: waited for, it would be longer than this test may take.
  it(
    'ends at once although a connection is open on which nothing was asked',
    { timeout: 20_000 },
    async () => {
      const http = await openHttp('127.0.0.1', 0)
      const socket = connect(http.port, '127.0.0.1')
      await new Promise((resolve) => socket.once('connect', resolve))
      await http.close()
      socket.destroy()
    },
  )

  it('says when its port is in use', async () => {
    await expect(openHttp('127.0.0.1', server.port)).rejects.toThrow(`Port ${server.port} is in use`)
    await expect(openHttp('203.0.113.1', 0)).rejects.toThrow("The address 203.0.113.1 can't be listened on")
  })
})
