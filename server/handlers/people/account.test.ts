import { describe, expect, it } from 'vitest'
import { guessableSentence } from '../../../src/contract/passwordStrength'
import { ask } from '../../testing/api'
import { accounts, hour, linkToken, sendLink, signIn, whoAmI, withClock } from '../../testing/signIn'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const good = 'mmfx83 kda pelican'

/** Somebody who has signed in on several devices: the token of each. */
async function signedIn(devices: number, over = {}) {
  const { server, time } = withClock(over)
  const tokens: string[] = []
  for (let count = 0; count < devices; count += 1) {
    tokens.push(String((await signIn(server)).body.token))
    time.now += 60_000
  }
  return { server, time, tokens }
}

type Listed = { id: number; device: string; startedAt: string; lastUsedAt: string; isCurrent: boolean }
const listed = (answer: { body: Record<string, unknown> }) => answer.body.data as Listed[]

describe('the own sessions', () => {
  it('are listed with device, beginning and last use, and never with a token', async () => {
    const { server } = withClock()
    const { body } = await ask(server, 'login', {
      body: { email: accounts.admin.email, password: accounts.admin.password },
      headers: { 'user-agent': firefox },
    })
    await signIn(server, accounts.editor)
    const answer = await ask(server, 'sessionList', { token: String(body.token) })
    expect(answer.body).toEqual({
      success: true,
      data: [
        {
          id: expect.any(Number) as number,
          device: 'Firefox on Linux',
          startedAt: '2026-03-01T12:00:00.000Z',
          lastUsedAt: '2026-03-01T12:00:00.000Z',
          isCurrent: true,
        },
      ],
    })
  })

  it('say when they were last used, to within five minutes', async () => {
    const { server, time, tokens } = await signedIn(1)
    const lastUse = async () => listed(await ask(server, 'sessionList', { token: tokens[0]! }))[0]?.lastUsedAt
    time.now += 3 * 60_000
    expect(await lastUse()).toBe('2026-03-01T12:00:00.000Z')
    time.now += hour
    expect(await lastUse()).toBe(new Date(time.now).toISOString())
  })

  it('end one by one, and nobody ends another person’s', async () => {
    const { server, tokens } = await signedIn(3)
    const [first, second, third] = tokens as [string, string, string]
    for (const token of tokens) {
      const list = listed(await ask(server, 'sessionList', { token }))
      expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false])
    }
    const sessions = listed(await ask(server, 'sessionList', { token: third }))
    const editor = String((await signIn(server, accounts.editor)).body.token)
    const id = sessions.at(-1)?.id ?? 0
    expect((await ask(server, 'sessionEnd', { token: editor, params: { id } })).status).toBe(200)
    expect((await whoAmI(server, first)).status).toBe(200)
    expect((await ask(server, 'sessionEnd', { token: third, params: { id } })).status).toBe(200)
    expect((await whoAmI(server, first)).status).toBe(401)
    expect((await whoAmI(server, second)).status).toBe(200)
  })

  it('end all at once but the one that asks', async () => {
    const { server, tokens } = await signedIn(3)
    const editor = String((await signIn(server, accounts.editor)).body.token)
    expect((await ask(server, 'sessionEndOthers', { token: tokens[1]! })).status).toBe(200)
    const states = await Promise.all([...tokens, editor].map((token) => whoAmI(server, token)))
    expect(states.map(({ status }) => status)).toEqual([401, 200, 401, 200])
  })

  it('end when they were not used for eight hours, and are not listed then', async () => {
    const { server, time, tokens } = await signedIn(2)
    const [idle, used] = tokens as [string, string]
    time.now += 7.5 * hour
    expect((await whoAmI(server, used)).status).toBe(200)
    time.now += hour
    expect((await whoAmI(server, idle)).status).toBe(401)
    expect(listed(await ask(server, 'sessionList', { token: used }))).toHaveLength(1)
    time.now += 3 * hour
    expect((await whoAmI(server, used)).status).toBe(200)
    time.now += hour
    expect((await whoAmI(server, used)).status).toBe(401)
  })
})

describe('the own password', () => {
  const { email, password } = accounts.admin
  const change = (newPassword: string, currentPassword: string = password) => ({
    body: { currentPassword, newPassword },
  })

  it('is changed by a user who knows it; all other sessions and links end, and the owner gets an e-mail', async () => {
    const { server, tokens } = await signedIn(2)
    await sendLink(server, email)
    const answer = await ask(server, 'passwordChange', { token: tokens[0]!, ...change(good) })
    expect(answer.body).toEqual({ success: true, message: 'Password changed' })
    expect((await whoAmI(server, tokens[0])).status).toBe(200)
    expect((await whoAmI(server, tokens[1])).status).toBe(401)
    expect((await ask(server, 'verify', { params: { token: linkToken(server) } })).status).toBe(404)
    expect((await signIn(server)).status).toBe(401)
    expect((await ask(server, 'login', { body: { email, password: good } })).status).toBe(200)
    expect(server.outbox.at(-1)).toMatchObject({ to: email, subject: 'Your password was changed' })
    expect(server.outbox.at(-1)?.text).not.toContain(good)
  })

  it.each([
    ['short', 'tiny one', 'New password is too short: 10 characters at least'],
    ['empty', '', 'New password is required'],
    ['too long', 'x'.repeat(257), 'New password is too long: 256 characters at most'],
    ['a common one', 'password123', guessableSentence],
    ['a row of keys', 'qwertyuiop', guessableSentence],
    ['the own e-mail address', 'admin@example.org', guessableSentence],
    ['the published one of the demo', password, guessableSentence],
  ])('cannot be %s', async (_, newPassword, sentence) => {
    const { server, tokens } = await signedIn(1)
    const answer = await ask(server, 'passwordChange', { token: tokens[0]!, ...change(newPassword) })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual({ newPassword: sentence })
    expect((await signIn(server)).status).toBe(200)
  })

  it('is not changed by somebody who has the session alone, however often they try', async () => {
    const { server, tokens } = await signedIn(1)
    const attempts = Array.from({ length: 12 }, () =>
      ask(server, 'passwordChange', { token: tokens[0]!, ...change(good, 'a guess') }),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([422, 429]))
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(10)
    const { body } = await ask(server, 'profile', { token: tokens[0]! })
    expect(body.user).toMatchObject({ email })
  })

  it('may be changed again by a call whose answer was lost', async () => {
    const { server, tokens } = await signedIn(1)
    for (let turn = 0; turn < 2; turn += 1)
      expect((await ask(server, 'passwordChange', { token: tokens[0]!, ...change(good) })).status).toBe(200)
    expect((await ask(server, 'login', { body: { email, password: good } })).status).toBe(200)
  })

  it('is set without a former one by somebody who has none', async () => {
    const { server } = withClock()
    await sendLink(server, 'person.6@example.org')
    const { token } = (await ask(server, 'verify', { params: { token: linkToken(server) } })).body
    const answer = await ask(server, 'passwordChange', { token: String(token), ...change(good, '') })
    expect(answer.status).toBe(200)
    const login = { email: 'person.6@example.org', password: good }
    expect((await ask(server, 'login', { body: login })).status).toBe(200)
  })

  it('stays changed when the e-mail to the owner cannot be sent', async () => {
    const send = () => Promise.reject(new Error('no mail today'))
    const { server, tokens } = await signedIn(1, { mail: { send } })
    expect((await ask(server, 'passwordChange', { token: tokens[0]!, ...change(good) })).status).toBe(200)
    expect((await ask(server, 'login', { body: { email, password: good } })).status).toBe(200)
  })
})
