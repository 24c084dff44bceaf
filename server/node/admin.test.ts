import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failure, signIn } from './testing/askCommand'
import { startCommand, startConsole, type TestConsole } from './testing/testConsole'
import { startTestPostgres, type TestPostgres } from './testing/testPostgres'

const ADMIN_EMAIL = 'first@example.org'
const ADMIN_PASSWORD = 'long enough for me'

/** What the command prints, and its exit code. */
async function admin(environment: Record<string, string>, ...words: string[]) {
  const command = startCommand('server/node/admin.ts', words, environment)
  return { code: await command.ended, output: command.output().trim() }
}

async function isSignedIn(address: string, token: string): Promise<boolean> {
  return (await fetch(`${address}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } })).ok
}

async function statusOfLogin(address: string, email: string, password: string): Promise<number> {
  const answer = await fetch(`${address}/api/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return answer.status
}

describe.each(['pglite', 'postgres'] as const)('npm run admin on %s', (kind) => {
  let postgres: TestPostgres | undefined
  let folder = ''
  let environment: Record<string, string> = {}
  let running: TestConsole

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'admin-'))
    if (kind === 'postgres') postgres = await startTestPostgres()
    environment = { DATA_DIR: path.join(folder, 'data'), ...(postgres && { DATABASE_URL: postgres.url }) }
    running = await startConsole({
      database: 'pglite',
      words: ['--empty'],
      environment: { ...environment, ADMIN_EMAIL, ADMIN_PASSWORD },
    })
  }, 120_000)
  afterAll(async () => {
    await running.stop()
    await postgres?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it('gives an account another password, and ends its sessions', async () => {
    const { token } = await signIn(running.address, ADMIN_EMAIL, ADMIN_PASSWORD)
    if (kind === 'pglite') {
      // The embedded database is the server's while it runs.
      const refused = await admin(environment, 'reset-password', ADMIN_EMAIL)
      expect(refused.code).toBe(1)
      expect(refused.output).toContain('The data folder is in use by another server')
      expect(refused.output).not.toMatch(/\n {4}at /)
      await running.quit()
    }
    const { code, output } = await admin(environment, 'reset-password', 'First@Example.org')
    expect(code).toBe(0)
    const password = /is ([a-z0-9-]{20})$/m.exec(output)?.[1] ?? ''
    if (kind === 'pglite') await running.restart()
    expect(await isSignedIn(running.address, token)).toBe(false)
    expect(await statusOfLogin(running.address, ADMIN_EMAIL, ADMIN_PASSWORD)).toBe(401)
    expect(await statusOfLogin(running.address, ADMIN_EMAIL, password)).toBe(200)
  }, 120_000)

  it('makes somebody a SUPER_ADMIN', async () => {
    await running.quit()
    const again = await admin(environment, 'make-super-admin', ADMIN_EMAIL)
    expect(again).toEqual({ code: 0, output: `${ADMIN_EMAIL} is a SUPER_ADMIN already.` })
    const unknown = await admin(environment, 'make-super-admin', 'nobody@example.org')
    expect(unknown).toEqual({ code: 1, output: 'No account uses the e-mail nobody@example.org.' })
  }, 120_000)
})

describe('npm run admin', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'admin-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('makes somebody of the demo a SUPER_ADMIN, and says when a blocked account has a new password', async () => {
    const running = await startConsole({ database: 'pglite' })
    await running.quit()
    const environment = { DATA_DIR: running.dataDir }
    const made = await admin(environment, 'make-super-admin', 'normal@example.org')
    expect(made).toEqual({ code: 0, output: 'normal@example.org was NORMAL and is a SUPER_ADMIN now.' })
    const reset = await admin(environment, 'reset-password', 'blocked@example.org')
    expect(reset.output).toContain('The account is blocked')
    await running.restart()
    const { get } = await signIn(running.address, 'normal@example.org', 'open-source-demo')
    expect(await get('/auth/user')).toMatchObject({ data: { role: 'SUPER_ADMIN' } })
    expect(await get('/admin/history/user/4')).toMatchObject({
      data: {
        entries: [
          { event: 'signedIn', call: 'login', by: { email: 'normal@example.org' } },
          {
            event: 'changed',
            call: 'admin make-super-admin',
            by: null,
            before: { role: 'NORMAL' },
            after: { role: 'SUPER_ADMIN' },
          },
        ],
      },
    })
    await running.stop()
  }, 120_000)

  it('says how it is used, and makes no data folder', async () => {
    const DATA_DIR = path.join(folder, 'none')
    for (const words of [[], ['reset-password'], ['toString', 'a@b.c'], ['reset-password', 'a@b.c', 'more']])
      expect(await failure({ DATA_DIR }, words, 'server/node/admin.ts')).toEqual({
        code: 1,
        output:
          'Say what to do: npm run admin -- reset-password EMAIL, or npm run admin -- make-super-admin EMAIL',
      })
    const missing = await failure({ DATA_DIR }, ['reset-password', 'a@b.c'], 'server/node/admin.ts')
    expect(missing.output).toContain(`There is no database in the data folder ${DATA_DIR}`)
    expect(await readdir(folder)).toEqual([])
  })
})
