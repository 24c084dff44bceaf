import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { richText } from '../../../src/contract/richText'
import { loadConsoleFiles } from '../console/consoleFiles'
import { createFiles } from '../storage/files'
import { createListener, openHttp, type HttpServer } from './http'

let folder: string
let server: HttpServer
let address: string

/** An API that answers with what it was asked, and fails on demand. */
async function handle(request: Request, caller: { address: string }): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/broken') throw new Error('a defect')
  return Response.json({ pathname, method: request.method, bytes: (await request.text()).length, ...caller })
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'http-'))
  const dist = path.join(folder, 'dist')
  await mkdir(path.join(dist, 'assets'), { recursive: true })
  await writeFile(path.join(dist, 'index.html'), '<!doctype html><title>Console</title>')
  await writeFile(path.join(dist, 'assets/main-abc123.js'), 'console.log(1)')
  await writeFile(path.join(dist, 'assets/main-abc123.js.gz'), gzipSync('console.log(1)'))
  await writeFile(path.join(folder, 'secret.png'), 'secret')
  server = await openHttp('127.0.0.1', 0)
  address = `http://127.0.0.1:${server.port}`
  expect((await fetch(address)).status).toBe(503)
  server.serve(
    createListener({ handle, uploads: path.join(folder, 'uploads'), console: await loadConsoleFiles(dist) }),
  )
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** What a server answers to bytes that no ordinary client would send. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    setTimeout(() => socket.end(), 300)
  })
}

const page = { accept: 'text/html' }

describe('the console over HTTP', () => {
  it('is never kept, and keeps its assets for ever', async () => {
    const index = await fetch(address)
    expect(await index.text()).toContain('<title>Console</title>')
    expect(index.headers.get('cache-control')).toBe('no-cache')
    const script = await fetch(`${address}/assets/main-abc123.js`)
    expect(await script.text()).toBe('console.log(1)')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(script.headers.get('content-encoding')).toBe('gzip')
  })

  it('opens at every path, but never in place of a missing file', async () => {
    const deep = await fetch(`${address}/verify/a.b.c/confirmed?x=1`, { headers: page })
    expect([deep.status, await deep.text()]).toEqual([200, expect.stringContaining('Console')])
    expect(deep.headers.get('cache-control')).toBe('no-cache')
    expect((await fetch(`${address}/assets/gone-000.js`, { headers: page })).status).toBe(404)
    expect((await fetch(`${address}/osn_main/picture.png`, { headers: { accept: 'image/*' } })).status).toBe(
      404,
    )
    expect((await fetch(`${address}/osn_main`, { method: 'POST' })).status).toBe(405)
  })

  it('is told to be unchanged, and goes on when its files are replaced', async () => {
    const index = await fetch(address)
    const etag = index.headers.get('etag') ?? ''
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const head = await fetch(address, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '37'])
    await rm(path.join(folder, 'dist'), { recursive: true })
    expect((await fetch(`${address}/assets/main-abc123.js`)).status).toBe(200)
    expect((await fetch(address, { headers: { range: 'bytes=5-2' } })).status).toBe(200)
  })

  it('lets no other program in, and tells no other host the address', async () => {
    const { headers } = await fetch(address)
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const frames = /frame-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' ')
    expect(frames).toEqual(richText.videoHosts.map((host) => `https://${host}`))
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each([
    '/../secret.png',
    '/%2e%2e/secret.png',
    '/..%2fsecret.png',
    '/assets/..%5c..%5csecret.png',
    '/%00',
    '/%',
  ])('does not give a file outside its folder for %s', async (target) => {
    const answer = await raw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 404/)
    expect(answer).not.toContain('secret')
  })
})

describe('uploads over HTTP', () => {
  it('are served under their random name so that they cannot run', async () => {
    const files = createFiles(path.join(folder, 'uploads'))
    const { address: place } = await files.save(new TextEncoder().encode('<script>'), {
      extension: 'png',
      type: 'text/html',
    })
    expect(place).toMatch(/^\/uploads\/[0-9a-f]{32}\.png$/)
    const upload = await fetch(address + place)
    expect(await upload.text()).toBe('<script>')
    expect(upload.headers.get('content-type')).toBe('image/png')
    expect(upload.headers.get('x-content-type-options')).toBe('nosniff')
    expect(upload.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(upload.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const again = await fetch(address + place, {
      headers: { 'if-none-match': upload.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    expect((await fetch(address + place, { method: 'HEAD' })).headers.get('content-length')).toBe('8')
    expect((await fetch(address + place, { method: 'DELETE' })).status).toBe(405)
  })

  it('are never of a kind that could run', async () => {
    const files = createFiles(path.join(folder, 'uploads'))
    for (const extension of ['svg', 'html', 'js', '', '../png', 'png/../../x.png'])
      await expect(files.save(new Uint8Array(), { extension, type: 'image/png' })).rejects.toThrow(
        'are not kept',
      )
  })

  it.each([
    '/uploads/',
    '/uploads/../secret.png',
    '/uploads/..%2fsecret.png',
    '/uploads/%2e%2e/secret.png',
    '/uploads/x.png',
  ])('are not found by %s', async (target) => {
    const answer = await raw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 404/)
    expect(answer).not.toMatch(/secret|png/)
  })
})

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
    expect(await (await fetch(`${address}/apis`, { headers: page })).text()).toContain('Console')
  })

  it('gives a long answer as gzip to who takes it', async () => {
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
    expect(await raw(bytes)).toMatch(status ? new RegExp(`^HTTP/1.1 ${status} `) : /^$|^HTTP\/1.1 4/)
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
    const files = createFiles(path.join(folder, 'uploads'))
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

  it('tells when its port is in use', async () => {
    await expect(openHttp('127.0.0.1', server.port)).rejects.toThrow(`Port ${server.port} is in use`)
    await expect(openHttp('203.0.113.1', 0)).rejects.toThrow("The address 203.0.113.1 can't be listened on")
  })
})
