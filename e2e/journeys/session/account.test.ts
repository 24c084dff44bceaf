import { describe, expect, it } from 'vitest'
import { press, write } from '../../support/hand'
import { journeyOn, seesHeading, seesToast } from '../../support/journey'

/** Somebody's own account, on two devices at once. */
describe('the own account', () => {
  const journey = journeyOn('pglite')

  it('lists the sessions, and one that is ended elsewhere leads to the login screen', async () => {
    const [here, there] = await Promise.all([journey.logInAs('ADMIN'), journey.logInAs('ADMIN')])
    // The last that a page asks for by itself; the next call is that of the link below.
    const quiet = there.page.waitForResponse(/\/admin\/views\/0$/)
    await there.page.goto('/tags_main')
    await seesHeading(there.page, 'Tags')
    await quiet
    await here.page.goto('/settings')
    const sessions = here.page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
    await expect.poll(() => sessions.count()).toBe(2)
    expect(await sessions.allTextContents()).toEqual([
      expect.stringMatching(/^Chrome on Linux This device/),
      expect.stringMatching(/^Chrome on Linux Signed in a moment ago/),
    ])
    await press(here.page.getByRole('button', { name: /^End Chrome on Linux/ }))
    await seesToast(here.page, 'Session ended')
    await expect.poll(() => sessions.count()).toBe(1)
    await press(there.page.getByRole('link', { name: 'Settings' }))
    await seesHeading(there.page, 'Login')
    await Promise.all([here.leave(), there.leave()])
    expect(here.complaints).toEqual([])
  })

  it('gets another password, with which alone somebody signs in afterwards', async () => {
    const { email, password } = journey.console.accounts.find(({ role }) => role === 'CONTENT_EDITOR') ?? {
      email: '',
      password: '',
    }
    const { page, complaints, leave } = await journey.logInAs('CONTENT_EDITOR')
    await page.goto('/settings')
    const change = async (next: string) => {
      await write(page.getByLabel('Current password'), password)
      await write(page.getByLabel('New password', { exact: true }), next)
      await write(page.getByLabel('Repeat new password'), next)
      await press(page.getByRole('button', { name: 'Change password' }))
    }
    await change('password123')
    await page.getByText('This password is easy to guess: choose another one').waitFor()
    await change('mmfx83 kda pelican')
    await seesToast(page, 'Password changed. You are signed out everywhere else')
    const signIn = async (tried: string) => {
      const answer = await fetch(`${journey.console.address}/api/auth/login/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: tried }),
      })
      return answer.status
    }
    expect(await signIn(password)).toBe(401)
    expect(await signIn('mmfx83 kda pelican')).toBe(200)
    expect(complaints).toEqual([])
    await leave()
  })
})
