import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '../testing/askCommand'
import { startConsole, type TestConsole } from '../testing/testConsole'

const metricsToken = 'a token of sixteen'.replaceAll(' ', '-')
const email = 'me@example.org'
const password = 'long enough for me'
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

let running: TestConsole

beforeAll(async () => {
  running = await startConsole({
    database: 'pglite',
    words: ['--empty'],
    environment: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password, METRICS_TOKEN: metricsToken },
  })
}, 120_000)
afterAll(() => running.stop())

/** A GET with headers that `fetch` does not let through. */
const ask = (place: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request(running.address + place, { headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => (body += text))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    sent.on('error', reject).end()
  })

const lines = () =>
  running
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('a running server', () => {
  it('says that it lives and that it is ready', async () => {
    expect(await ask('/healthz')).toEqual({ status: 200, body: 'ok' })
    const { status, body } = await ask('/readyz')
    expect(status).toBe(200)
    expect(JSON.parse(body)).toEqual({ database: 'ok', migrations: 'ok', disk: 'ok' })
    expect((await fetch(`${running.address}/healthz`, { method: 'POST' })).status).toBe(405)
  })

  it('names each request in its answer, whatever answered', async () => {
    const seen = new Set<string>()
    for (const place of [
      '/api/public/tags',
      '/api/none',
      '/uploads/none.png',
      '/healthz',
      '/login',
      '/api/%',
    ]) {
      const answer = await fetch(running.address + place, { headers: { accept: 'text/html' } })
      const id = answer.headers.get('x-request-id') ?? ''
      expect(id).toMatch(uuid)
      seen.add(id)
      await answer.text()
    }
    expect(seen.size).toBe(6)
  })

  it('writes a line for each answer, with the name of the request and without what is secret', async () => {
    const { token, get, post } = await signIn(running.address, email, password)
    await get('/auth/user')
    await post('/admin/tag/create', { name: 'a name in a body' })
    const refused = await fetch(`${running.address}/api/auth/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'a wrong password' }),
    })
    expect(refused.status).toBe(401)
    const requestId = refused.headers.get('x-request-id')
    await fetch(`${running.address}/api/auth/verify/a-secret-link-token`)
    await fetch(`${running.address}/verify/a-secret-link-token/confirmed?code=a-secret-code`)
    await expect.poll(() => lines().some(({ call }) => call === 'console')).toBe(true)

    const own = lines().filter((line) => line['requestId'] === requestId)
    expect(own).toMatchObject([
      { msg: 'request', call: 'login', method: 'POST', status: 401, address: '127.0.0.1' },
      { msg: 'security', event: 'sign-in refused' },
    ])
    expect(lines()).toContainEqual(expect.objectContaining({ event: 'signed in', call: 'login' }))
    expect(lines()).toContainEqual(
      expect.objectContaining({ call: 'tagCreate', status: 201, userId: expect.any(Number) }),
    )
    for (const secret of [token, password, 'a wrong password', email, 'a name in a body', 'a-secret'])
      expect(running.output()).not.toContain(secret)
  })

  it('has in the trail what its log has, by the name of the request, from the first SUPER_ADMIN on', async () => {
    const { get } = await signIn(running.address, email, password)
    const { data } = (await get('/admin/history/0')) as { data: { entries: { requestId: string }[] } }
    expect(data.entries[0]).toMatchObject({
      event: 'signedIn',
      call: 'login',
      address: '127.0.0.1',
      by: { email },
    })
    const [first] = data.entries
    expect(lines().filter(({ requestId }) => requestId === first?.requestId)).toMatchObject([
      { msg: 'request', call: 'login', status: 200 },
      { msg: 'security', event: 'signed in' },
    ])
    expect(data.entries.at(-1)).toMatchObject({
      event: 'created',
      call: 'start',
      by: null,
      record: { kind: 'user', name: 'me' },
      after: { email, role: 'SUPER_ADMIN', password: 'hidden' },
    })
  })

  it('counts requests by call, and measures pool, queue and process', async () => {
    await fetch(`${running.address}/api/public/tags`)
    const { status, body } = await ask('/metrics')
    expect(status).toBe(200)
    expect(body).toMatch(
      /^http_request_duration_seconds_count\{call="tagList",method="GET",status="200"\} [1-9]/m,
    )
    for (const name of ['database_connections', 'database_connections_idle', 'database_queue'])
      expect(body).toMatch(new RegExp(`^${name} \\d`, 'm'))
    expect(body).toMatch(/^process_resident_memory_bytes \d/m)
    expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m)
  })

  it('shows metrics to this machine or with the token alone', async () => {
    const status = async (headers: Record<string, string>) => (await ask('/metrics', headers)).status
    expect(await status({})).toBe(200)
    expect(await status({ 'x-forwarded-for': '192.0.2.1' })).toBe(403)
    expect(await status({ host: 'console.example.org' })).toBe(403)
    expect(await status({ host: 'console.example.org', authorization: `Bearer ${metricsToken}` })).toBe(200)
    expect(await status({ authorization: 'Bearer another-token-of-mine' })).toBe(403)
  })
})
