import { describe, expect, it } from 'vitest'
import { endpointNames } from '../../src/contract/endpoints'
import { sha256 } from '../access/tokens'
import { ask } from '../testing/api'
import { bodyToSend, samples, userId } from '../testing/samples'
import { accounts, linkToken, sendLink, signIn } from '../testing/signIn'
import { admin, entriesOf, openAs, superAdmin, trailOf } from '../testing/trail'

describe('of access, the audit trail', () => {
  it('has each sign-in, by the person who signed in', async () => {
    const { server } = await openAs()
    await signIn(server, accounts.admin, { address: '192.0.2.9' })
    await sendLink(server, accounts.admin.email)
    await ask(server, 'verify', { params: { token: linkToken(server) } })
    const about = { kind: 'user', recordId: admin.userId, recordName: admin.userName }
    expect(await trailOf(server)).toMatchObject([
      { event: 'signedIn', call: 'login', address: '192.0.2.9', ...admin, ...about },
      { event: 'linkSent', call: 'magicLink', userId: null, ...about },
      { event: 'signedIn', call: 'verify', ...admin, ...about },
    ])
  })

  it('has refused sign-ins with the account that they were tried for, and not what was typed', async () => {
    const { server } = await openAs()
    const login = (email: string) => ask(server, 'login', { body: { email, password: 'typed' } })
    await login(accounts.admin.email)
    await login(accounts.blocked.email)
    await ask(server, 'login', { body: { email: 'nobody@example.org', password: 'typed' } })
    await ask(server, 'verify', { params: { token: 'spent' } })
    const nobody = { event: 'signInRefused', userId: null, kind: '', recordId: null, recordName: '' }
    const entries = await trailOf(server)
    expect(entries).toMatchObject([
      { event: 'signInRefused', call: 'login', recordId: admin.userId, userId: null },
      { event: 'signInRefused', call: 'login', recordId: userId('BLOCKED') },
      { ...nobody, call: 'login' },
      { ...nobody, call: 'verify' },
    ])
    expect(JSON.stringify(entries)).not.toMatch(/typed|nobody@|spent/)
  })

  it('has what a role did not allow, and a wrong own password', async () => {
    const { server, token } = await openAs('NORMAL')
    await ask(server, 'tagCreate', { token, body: { name: 'x' }, address: '192.0.2.8' })
    const boss = await server.tokenOf('SUPER_ADMIN')
    const { params, body } = samples({ id: 1 }).superAdminDemote
    await ask(server, 'superAdminDemote', { token: boss, params, body: { ...body, password: 'wrong' } })
    expect(await trailOf(server)).toMatchObject([
      {
        event: 'notAllowed',
        call: 'tagCreate',
        userId: userId('NORMAL'),
        address: '192.0.2.8',
        recordId: null,
      },
      { event: 'passwordRefused', call: 'superAdminDemote', ...superAdmin, recordId: superAdmin.userId },
    ])
  })

  it('has 100 refusals of a caller in a quarter of an hour, and those of others', async () => {
    const { server, token } = await openAs('NORMAL')
    for (let n = 0; n < 105; n += 1)
      expect((await ask(server, 'tagCreate', { token, body: { name: 'x' } })).status).toBe(403)
    await ask(server, 'userList', { token: await server.tokenOf('ADMIN'), params: { page: 1 } })
    const users = (await trailOf(server)).map((entry) => entry.userId)
    expect(users.filter((id) => id === userId('NORMAL'))).toHaveLength(100)
    expect(users.at(-1)).toBe(admin.userId)
  })

  it('has roles and passwords that changed, and what followed from it once', async () => {
    const block = { body: { role: 'BLOCKED' } }
    expect((await entriesOf('userManage', block)).entries).toMatchObject([
      {
        event: 'changed',
        ...superAdmin,
        recordId: 4,
        before: { role: 'NORMAL' },
        after: { role: 'BLOCKED' },
      },
    ])
    expect((await entriesOf('passwordChange')).entries).toMatchObject([
      { event: 'changed', before: { password: 'hidden' }, after: { password: 'hidden' } },
    ])
    expect((await entriesOf('userInvite')).entries).toMatchObject([
      { event: 'created', kind: 'user', after: { role: 'ADMIN', password: null } },
    ])
    expect((await entriesOf('userSessionsEnd')).entries).toMatchObject([
      { event: 'sessionsEnded', recordId: 4 },
    ])
    expect((await entriesOf('logout')).entries).toMatchObject([{ event: 'signedOut', ...superAdmin }])
  })

  it('never has a password, a token or a hash of one, whatever is called', async () => {
    const typed = ['open-source-demo', 'a sample of a password', 'wrong password', 'plain:']
    for (const name of endpointNames) {
      const { server, token } = await openAs('SUPER_ADMIN')
      await sendLink(server, 'normal@example.org')
      const link = linkToken(server)
      const sample = samples({ id: userId('SUPER_ADMIN') }, link)[name]
      const asked = { token, params: sample.params, body: bodyToSend(sample) }
      const answer = await ask(server, name, asked)
      if ('password' in Object(sample.body))
        await ask(server, name, {
          ...asked,
          body: { ...(sample.body as object), password: 'wrong password' },
        })
      const given = (answer.body as { token?: string }).token
      const secrets = [token, link, given ?? token, ...typed]
      const hashes = await Promise.all(secrets.map(sha256))
      const text = JSON.stringify(await trailOf(server))
      for (const secret of [...secrets, ...hashes]) expect(text, name).not.toContain(secret)
    }
  })
})
