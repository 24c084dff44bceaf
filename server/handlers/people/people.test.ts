import { describe, expect, it } from 'vitest'
import { ask } from '../../testing/api'
import { accounts, linkToken, signIn, whoAmI, withClock } from '../../testing/signIn'

const { password } = accounts.superAdmin
/** The other SUPER_ADMIN of the small scenario. */
const other = 24

async function superAdmin(over = {}) {
  const { server, time } = withClock(over)
  return { server, time, token: String((await signIn(server, accounts.superAdmin)).body.token) }
}

describe('an invitation', () => {
  const body = { email: ' New.Person@example.org', role: 'CONTENT_EDITOR' }

  it('is a mail with a link, which signs somebody in with their role, once, within three days', async () => {
    const { server, time, token } = await superAdmin()
    const answer = await ask(server, 'userInvite', { token, body })
    expect(answer.body).toEqual({ success: true, message: 'Invitation sent' })
    expect(server.outbox).toHaveLength(1)
    expect(server.outbox[0]).toMatchObject({ to: 'new.person@example.org', subject: 'Your invitation' })
    expect(server.outbox[0]?.text).toContain('Sunniva Solberg (super.admin@example.org) invites you')
    time.now += 3 * 24 * 60 * 60 * 1000 - 1
    const verified = await ask(server, 'verify', { params: { token: linkToken(server) } })
    const own = await ask(server, 'profile', { token: String(verified.body.token) })
    expect(own.body.user).toMatchObject({
      name: 'new.person',
      email: 'new.person@example.org',
      role: 'CONTENT_EDITOR',
      isVerified: true,
    })
    expect((await ask(server, 'verify', { params: { token: linkToken(server) } })).status).toBe(404)
  })

  it('ends after three days', async () => {
    const { server, time, token } = await superAdmin()
    await ask(server, 'userInvite', { token, body })
    time.now += 3 * 24 * 60 * 60 * 1000
    expect((await ask(server, 'verify', { params: { token: linkToken(server) } })).status).toBe(404)
  })

  it('may be sent again as long as nobody has followed it, with another role; the former link ends', async () => {
    const { server, token } = await superAdmin()
    await ask(server, 'userInvite', { token, body })
    expect((await ask(server, 'userInvite', { token, body: { ...body, role: 'ADMIN' } })).status).toBe(200)
    expect((await ask(server, 'verify', { params: { token: linkToken(server) } })).status).toBe(404)
    const { body: verified } = await ask(server, 'verify', { params: { token: linkToken(server, 1) } })
    const { body: me } = await whoAmI(server, verified.token)
    expect(me.data).toMatchObject({ role: 'ADMIN' })
    const again = await ask(server, 'userInvite', { token, body })
    expect(again.body.errors).toEqual({
      email: 'Somebody has an account with this e-mail address already',
    })
  })

  it.each([
    [accounts.admin.email, 'Somebody has an account with this e-mail address already'],
    [accounts.blocked.email, 'Somebody has an account with this e-mail address already'],
    ['nobody', 'Enter an e-mail address, like name@example.org'],
    ['', 'E-mail is required'],
  ])('to %j is refused', async (email, sentence) => {
    const { server, token } = await superAdmin()
    const answer = await ask(server, 'userInvite', { token, body: { ...body, email } })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual({ email: sentence })
    expect(server.outbox).toEqual([])
  })

  it('with the role BLOCKED is refused', async () => {
    const { server, token } = await superAdmin()
    const answer = await ask(server, 'userInvite', { token, body: { ...body, role: 'BLOCKED' } })
    expect(answer.status).toBe(422)
  })

  it('that could not be sent is reported, and may be sent again', async () => {
    let fails = true
    const send = async () => {
      if (fails) throw new Error('no mail today')
    }
    const { server, token } = await superAdmin({ mail: { send } })
    expect((await ask(server, 'userInvite', { token, body })).status).toBe(502)
    fails = false
    expect((await ask(server, 'userInvite', { token, body })).status).toBe(200)
  })
})

describe('sessions of a user', () => {
  it('end, and nobody else’s do', async () => {
    const { server, token } = await superAdmin()
    const editor = (await signIn(server, accounts.editor)).body.token
    const admin = (await signIn(server, accounts.admin)).body.token
    expect((await ask(server, 'userSessionsEnd', { token, params: { id: 3 } })).status).toBe(200)
    expect((await whoAmI(server, editor)).status).toBe(401)
    expect((await whoAmI(server, admin)).status).toBe(200)
    expect((await signIn(server, accounts.editor)).status).toBe(200)
  })

  it('end but the one that asks, where they are the own', async () => {
    const { server, token } = await superAdmin()
    const second = (await signIn(server, accounts.superAdmin)).body.token
    expect((await ask(server, 'userSessionsEnd', { token, params: { id: 1 } })).status).toBe(200)
    expect((await whoAmI(server, token)).status).toBe(200)
    expect((await whoAmI(server, second)).status).toBe(401)
  })
})

describe('the role of a SUPER_ADMIN', () => {
  const demotion = { role: 'ADMIN', password }

  it('is taken away by another one who gives their own password, and their sessions end', async () => {
    const { server, token } = await superAdmin()
    await server.database.transaction((tables) =>
      tables.sessions.insert({
        tokenHash: 'theirs',
        userId: other,
        device: 'Firefox on Linux',
        startedAt: new Date('2026-03-01T12:00:00Z'),
        lastUsedAt: new Date('2026-03-01T12:00:00Z'),
        expiresAt: new Date('2026-03-02T12:00:00Z'),
      }),
    )
    const asked = { token, params: { id: other }, body: demotion }
    for (let turn = 0; turn < 2; turn += 1)
      expect((await ask(server, 'superAdminDemote', asked)).body).toEqual({
        success: true,
        message: 'Role updated',
      })
    const [user, session] = await server.database.transaction(async (tables) => [
      await tables.users.find(other),
      await tables.sessions.find('theirs', new Date('2026-03-01T12:00:00Z')),
    ])
    expect(user).toMatchObject({ role: 'ADMIN' })
    expect(session).toBeUndefined()
  })

  it.each([
    [other, { ...demotion, password: 'a guess' }, { password: 'This is not your password' }],
    [1, demotion, { role: 'Ask another super admin to change your own role' }],
    [3, demotion, { role: 'This user is no super admin' }],
  ])('of user %i stays with %o', async (id, body, errors) => {
    const { server, token } = await superAdmin()
    const answer = await ask(server, 'superAdminDemote', { token, params: { id }, body })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual(errors)
    const users = await server.database.transaction((tables) => tables.users.page(0, 100))
    expect(users.filter(({ role }) => role === 'SUPER_ADMIN')).toHaveLength(2)
  })

  it('stays where the other way to change a role is tried, as ever', async () => {
    const { server, token } = await superAdmin()
    const answer = await ask(server, 'userManage', { token, params: { id: other }, body: { role: 'ADMIN' } })
    expect(answer.status).toBe(422)
  })

  it('is not taken by guesses at the password', async () => {
    const { server, token } = await superAdmin()
    const body = { ...demotion, password: 'a guess' }
    const attempts = Array.from({ length: 12 }, () =>
      ask(server, 'superAdminDemote', { token, params: { id: other }, body }),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })

  it('asks somebody without a password to set one first', async () => {
    const { server, token } = await superAdmin()
    await server.database.transaction((tables) => tables.users.update(1, { passwordHash: null }))
    const answer = await ask(server, 'superAdminDemote', { token, params: { id: other }, body: demotion })
    expect(answer.body.errors).toEqual({ password: 'You have no password yet: set one under Settings' })
  })

  it('is never lost to all: of two who take each other’s at once one stays', async () => {
    const { server, token } = await superAdmin()
    const first = await server.database.transaction((tables) => tables.users.find(1))
    const passwordHash = first?.passwordHash ?? null
    await server.database.transaction((tables) => tables.users.update(other, { passwordHash }))
    const { body } = await ask(server, 'login', { body: { email: 'person.24@example.org', password } })
    await Promise.all([
      ask(server, 'superAdminDemote', { token, params: { id: other }, body: demotion }),
      ask(server, 'superAdminDemote', { token: String(body.token), params: { id: 1 }, body: demotion }),
    ])
    const users = await server.database.transaction((tables) => tables.users.page(0, 100))
    expect(users.filter(({ role }) => role === 'SUPER_ADMIN')).toHaveLength(1)
  })
})
