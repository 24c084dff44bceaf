import { describe, expect, it } from 'vitest'
import { aUser } from '../fixtures'
import { cheapPasswords, createMemoryServer } from '../memoryServer'
import { scenario } from '../scenarios'
import { ask, read } from '../testing/api'
import { accounts } from '../testing/signIn'
import type { DemoSignIn } from './demoSignIn'

/** Signs in at this address of the console; returns the status. */
async function signInAt(
  origin: string,
  {
    demoSignIn,
    address = '127.0.0.1',
    headers = {},
    password = accounts.admin.password,
  }: {
    demoSignIn: DemoSignIn
    address?: string
    headers?: Record<string, string>
    password?: string
  },
) {
  const matches = (given: string, hash: string) => cheapPasswords.matches(given.normalize('NFKC'), hash)
  const server = createMemoryServer('small', {
    demoSignIn,
    passwords: { ...cheapPasswords, matches },
  })
  const request = new Request(`${origin}/api/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: accounts.admin.email, password }),
  })
  return read(await server.handle(request, { address }))
}

describe('the published password of the demo', () => {
  it.each(['http://localhost:8080', 'http://127.0.0.1', 'http://[::1]:8080', 'http://console.localhost'])(
    'accepts it at %s of the same machine',
    async (origin) => {
      for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
        expect((await signInAt(origin, { demoSignIn: 'thisMachine', address })).status).toBe(200)
    },
  )

  it.each([
    'http://console.example.org',
    'http://192.0.2.7:8080',
    'http://localhost.example.org',
    'http://127.0.0.1.example.org',
    'http://127.example.org',
    'http://[2001:db8::1]',
  ])('lets nobody in at %s', async (origin) => {
    const answer = await signInAt(origin, { demoSignIn: 'thisMachine' })
    const message =
      'This password is published with the demo: it works only on the machine that runs the demo'
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({ user: { success: false, statusCode: 401, message }, message })
  })

  it.each(['192.0.2.1', '10.0.0.1', '::ffff:192.0.2.1', ''])(
    'lets nobody in from %j who says that it is this machine',
    async (address) => {
      const answer = await signInAt('http://localhost:8080', { demoSignIn: 'thisMachine', address })
      expect(answer.status).toBe(401)
    },
  )

  it.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via', 'x-real-ip'])(
    'lets nobody in through a proxy that says so by %s',
    async (header) => {
      const headers = { [header]: '127.0.0.1' }
      expect((await signInAt('http://localhost', { demoSignIn: 'thisMachine', headers })).status).toBe(401)
    },
  )

  it('lets nobody in anywhere unless the server has a demo, however it is typed', async () => {
    for (const password of [accounts.admin.password, '\uff4fpen-source-demo'])
      expect((await signInAt('http://localhost', { demoSignIn: 'never', password })).status).toBe(401)
    const typed = { demoSignIn: 'thisMachine', password: '\uff4fpen-source-demo' } as const
    expect((await signInAt('http://localhost', typed)).status).toBe(200)
  })

  it('is the only one that is kept out', async () => {
    const admin = { id: 1, name: 'Ada', email: accounts.admin.email, role: 'ADMIN' } as const
    const server = createMemoryServer(
      {
        ...scenario('empty'),
        users: [aUser({ ...admin, password: 'a password of her own' })],
      },
      { demoSignIn: 'never' },
    )
    const body = { email: accounts.admin.email, password: 'a password of her own' }
    expect((await ask(server, 'login', { body })).status).toBe(200)
  })
})
