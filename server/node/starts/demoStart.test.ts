import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failure, signIn } from '../testing/askCommand'
import { startCommand, startConsole } from '../testing/testConsole'

/** Status of a sign-in with the demo's password under this host name. */
function statusAs(host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path: '/api/auth/login/',
        method: 'POST',
        headers: { host, 'content-type': 'application/json' },
      },
      (answer) => resolve(answer.resume().statusCode),
    )
    sent.on('error', reject)
    sent.end(JSON.stringify({ email: 'admin@example.org', password: 'open-source-demo' }))
  })
}

describe('a start', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'demo-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('has the demo only where that was asked for, and only for this machine', async () => {
    const DATA_DIR = path.join(folder, 'demo')
    const unasked = await failure({ DATA_DIR, HOST: '0.0.0.0' })
    expect(unasked).toEqual({ code: 1, output: expect.stringContaining('start with --demo') })
    const contradiction = await failure({ DATA_DIR, SITE_ADDRESS: 'https://console.example.org' }, ['--demo'])
    expect(contradiction).toEqual({ code: 1, output: expect.stringContaining('nor with SITE_ADDRESS') })

    const running = await startConsole({ database: 'pglite', words: ['--demo'], environment: { DATA_DIR } })
    expect(running.output()).toContain('they work only on this machine')
    const { port } = new URL(running.address)
    await signIn(`http://localhost:${port}`, 'admin@example.org', 'open-source-demo')
    expect(await statusAs('console.example.org', Number(port))).toBe(401)
    expect(await statusAs('localhost', Number(port))).toBe(200)
    expect(await running.quit()).toBe(0)

    const emptied = await failure(
      { DATA_DIR, ADMIN_EMAIL: 'me@example.org', ADMIN_PASSWORD: 'long enough' },
      ['--empty'],
    )
    expect(emptied).toEqual({
      code: 1,
      output: `The data folder ${DATA_DIR} holds the demo, whose passwords are published: start with --empty on another one, or without it to see the demo.`,
    })
    const named = startCommand('server/node/start.mjs', [], {
      PORT: port,
      DATA_DIR,
      SITE_ADDRESS: 'https://c.example',
    })
    await named.says('They let nobody in here', 30_000)
    expect(await statusAs('localhost', Number(port))).toBe(401)
    await fetch(`http://localhost:${port}/api/auth/magic-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.org' }),
    })
    await named.says('Mail to admin@example.org', 10_000)
    expect(named.output()).not.toContain('/verify/')
    await named.end('SIGTERM')
    await running.stop()
  }, 120_000)
})
