import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { richText } from '../../../src/contract/richText'
import { loadConsoleFiles } from '../console/consoleFiles'
import { folderUploads } from '../uploads/folderUploads'
import { startTestHttp, type TestHttp } from '../testing/testHttp'
import { createListener, openHttp } from './http'

let server: TestHttp
let address: string

beforeAll(async () => {
  server = await startTestHttp()
  address = server.address
})

afterAll(() => server.close())

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

  it('names in each form of its page what is offered on the login screen', async () => {
    for (const encoding of ['gzip', 'identity']) {
      const index = await fetch(address, { headers: { 'accept-encoding': encoding } })
      expect(index.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null)
      expect(await index.text()).toContain('<meta name="offers" content="logout" />')
    }
  })

  it('is answered 304 while unchanged, and is still served when its files are replaced', async () => {
    const index = await fetch(address)
    const etag = index.headers.get('etag') ?? ''
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const head = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '76'])
    await rm(path.join(server.folder, 'dist'), { recursive: true })
    expect((await fetch(`${address}/assets/main-abc123.js`)).status).toBe(200)
    expect((await fetch(address, { headers: { range: 'bytes=5-2' } })).status).toBe(200)
  })

  it('lets no other program in, and shows the address to no other host', async () => {
    const { headers } = await fetch(address)
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('content-security-policy')).toContain("default-src 'none';")
    expect(headers.get('content-security-policy')).toContain("style-src 'self';")
    expect(headers.get('content-security-policy')).toContain("img-src 'self' https:;")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).toContain(
      "require-trusted-types-for 'script'; trusted-types console",
    )
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe|data:|blob:|\*/)
    const frames = /frame-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' ')
    expect(frames).toEqual(richText.videoHosts.map((host) => `https://${host}`))
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('permissions-policy')).toMatch(/\bcamera=\(\).*\bmicrophone=\(\)/)
  })

  /** The policy of a page, with these hosts of images. */
  async function policyOf(html: string, imageHosts: readonly string[] = []) {
    const folder = await mkdtemp(path.join(tmpdir(), 'page-'))
    await writeFile(path.join(folder, 'index.html'), html)
    const http = await openHttp('127.0.0.1', 0)
    const files = await loadConsoleFiles(folder, { imageHosts })
    const handle = () => Promise.resolve(new Response())
    http.serve(createListener({ handle, uploads: folderUploads(folder), console: files }))
    const { headers } = await fetch(`http://127.0.0.1:${http.port}/`)
    await http.close()
    await rm(folder, { recursive: true })
    return headers.get('content-security-policy')
  }

  it('shows images of its own host and of those that are named, where any are', async () => {
    expect(await policyOf('<!doctype html>', ['cdn.example.org', '*.pictures.example'])).toContain(
      "img-src 'self' https://cdn.example.org https://*.pictures.example;",
    )
  })

  it('lets the scripts run that the build wrote into the page, by their hashes', async () => {
    const scripts = '<script>alert(1)</script><script type="module" src="/assets/main.js"></script>'
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(await policyOf(scripts)).toContain(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
    )
  })

  it('lets the style count that the build wrote into the page, by its hash', async () => {
    // printf 'p{margin:0}' | openssl dgst -sha256 -binary | base64
    expect(await policyOf('<template><style>p{margin:0}</style></template>')).toContain(
      "style-src 'self' 'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA=';",
    )
  })

  it.each([
    '/../secret.png',
    '/%2e%2e/secret.png',
    '/..%2fsecret.png',
    '/assets/..%5c..%5csecret.png',
    '/%00',
    '/%',
  ])('does not give a file outside its folder for %s', async (target) => {
    const answer = await server.raw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 404/)
    expect(answer).not.toContain('secret')
  })
})

describe('uploads over HTTP', () => {
  it.each([
    '/uploads/',
    '/uploads/../secret.png',
    '/uploads/..%2fsecret.png',
    '/uploads/%2e%2e/secret.png',
    '/uploads/x.png',
  ])('are not found by %s', async (target) => {
    const answer = await server.raw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 404/)
    expect(answer).not.toMatch(/secret|png/)
  })
})
