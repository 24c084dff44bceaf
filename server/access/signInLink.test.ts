import { describe, expect, it, vi } from 'vitest'
import { ask } from '../testing/api'
import { accounts, hour, linkToken, sendLink, withClock } from '../testing/signIn'

describe('signing in by link', () => {
  it('sends a link that works once and verifies the user', async () => {
    const { server } = withClock()
    const sent = await sendLink(server, accounts.normal.email)
    expect(sent.status).toBe(200)
    expect(sent.body).toEqual({ statusCode: 200, message: expect.stringContaining('e-mail') as string })
    expect(server.outbox).toMatchObject([{ to: accounts.normal.email }])
    const answer = await ask(server, 'verify', { params: { token: linkToken(server) } })
    const token = String(answer.body.token)
    expect(answer.body).toEqual({ user: { data: { isVerified: true } }, token, logout: true })
    expect(answer.headers.get('authorization')).toBe(`Bearer ${token}`)
    expect((await ask(server, 'profile', { token })).body.user).toMatchObject({ id: 4, isVerified: true })
    expect((await ask(server, 'verify', { params: { token: linkToken(server) } })).status).toBe(404)
  })

  it('is opened by one of many at once', async () => {
    const { server } = withClock()
    await sendLink(server, accounts.admin.email)
    const tries = Array.from({ length: 6 }, () =>
      ask(server, 'verify', { params: { token: linkToken(server) } }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  it('makes the link before worthless, for this person alone', async () => {
    const { server } = withClock()
    await sendLink(server, accounts.admin.email)
    await sendLink(server, accounts.editor.email)
    await sendLink(server, accounts.admin.email)
    expect((await ask(server, 'verify', { params: { token: linkToken(server, 0) } })).status).toBe(404)
    expect((await ask(server, 'verify', { params: { token: linkToken(server, 2) } })).status).toBe(200)
    expect((await ask(server, 'verify', { params: { token: linkToken(server, 1) } })).status).toBe(200)
  })

  it('is too late after 15 minutes', async () => {
    const { server, time } = withClock()
    await sendLink(server, accounts.admin.email)
    time.now += hour / 4
    const answer = await ask(server, 'verify', { params: { token: linkToken(server) } })
    expect(answer.status).toBe(404)
    expect(answer.body.message).toBe('This link has been used or is too old: ask for a new one')
  })

  it.each(['HEAD', 'OPTIONS', 'POST'])('is not spent by %s', async (method) => {
    const { server } = withClock()
    await sendLink(server, accounts.admin.email)
    const params = { token: linkToken(server) }
    const answer = await ask(server, 'verify', { params, method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET')
    expect((await ask(server, 'verify', { params })).status).toBe(200)
  })

  it.each(['nobody@example.org', accounts.blocked.email, `${'a'.repeat(400)}@example.org`])(
    'is not sent to %s',
    async (email) => {
      const { server } = withClock()
      const answer = await sendLink(server, email)
      const message = 'No account uses this e-mail'
      expect(answer.status).toBe(404)
      expect(answer.body).toEqual({ statusCode: 404, message })
      expect(server.outbox).toEqual([])
    },
  )

  it('says so when the e-mail cannot be sent, and logs the reason', async () => {
    const log = vi.fn()
    const cause = new Error('no mail server')
    const send = () => Promise.reject(cause)
    const { server } = withClock({ mail: { send }, log })
    const answer = await sendLink(server, accounts.admin.email)
    expect(answer.status).toBe(502)
    expect(answer.body.message).toBe('The e-mail could not be sent: try again later')
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ endpoint: 'magicLink', status: 502, error: cause }),
    )
  })

  it('is answered alike and at once for every address where accounts are hidden', async () => {
    let deliver = () => {}
    const delivery = new Promise<void>((resolve) => (deliver = resolve))
    const sent: string[] = []
    const send = async ({ to }: { to: string }) => {
      sent.push(to)
      await delivery
    }
    const { server } = withClock({ hidesAccounts: true, mail: { send } })
    const emails = [accounts.admin.email, 'nobody@example.org', accounts.blocked.email]
    const answers = []
    // Nothing is delivered yet: no answer waits for that.
    for (const email of emails) answers.push(await sendLink(server, email))
    for (const { status, body, headers } of answers) {
      expect(status).toBe(200)
      expect(body).toEqual(answers[0]?.body)
      expect([...headers]).toEqual([...(answers[0]?.headers ?? [])])
    }
    await vi.waitFor(() => expect(sent).toEqual([accounts.admin.email]))
    deliver()
  })

  it('only logs an e-mail that could not be sent where accounts are hidden', async () => {
    const log = vi.fn()
    const cause = new Error('no mail server')
    const { server } = withClock({ hidesAccounts: true, mail: { send: () => Promise.reject(cause) }, log })
    expect((await sendLink(server, accounts.admin.email)).status).toBe(200)
    const failed = expect.objectContaining({ endpoint: 'magicLink', status: 502, error: cause }) as object
    await vi.waitFor(() => expect(log).toHaveBeenCalledWith(failed))
  })

  it('takes the address of the console from the options, never from the request', async () => {
    const { server } = withClock({ siteAddress: 'https://console.example.org/base/' })
    const headers = { host: 'evil.example.com', 'x-forwarded-host': 'evil.example.com' }
    await ask(server, 'magicLink', { body: { email: accounts.admin.email }, headers })
    expect(server.outbox[0]?.text).toContain('https://console.example.org/base/verify/')
    expect(server.outbox[0]?.text).not.toContain('evil')
  })
})
