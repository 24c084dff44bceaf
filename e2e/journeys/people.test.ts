import { describe, expect, it } from 'vitest'
import { press, write } from '../support/hand'
import { holdBack } from '../support/holdBack'
import { journeyOn, seesHeading, seesToast } from '../support/journey'

/** A SUPER_ADMIN and the people whom they invite. */
describe('people', () => {
  const journey = journeyOn('pglite')

  it('are invited by a mail whose link lets them in, lose their sessions, and lose their role', async () => {
    const admin = await journey.logInAs('SUPER_ADMIN')
    const { page } = admin
    await page.goto('/manage_users_main')
    const form = page.getByRole('form', { name: 'Send invitation' })
    await write(form.getByLabel('E-mail'), 'second@example.org')
    await form.getByLabel('Role').selectOption('SUPER_ADMIN')
    await press(form.getByRole('button', { name: 'Send invitation' }))
    await seesToast(page, 'Invitation sent')

    const mail = (await journey.console.outbox()).findLast((text) => text.includes('second@example.org'))
    const link = /https?:\/\/\S+\/verify\/\S+\/confirmed/.exec(mail ?? '')?.[0] ?? ''
    const second = await journey.arrive()
    await second.page.goto(link)
    await seesHeading(second.page, 'Verification Successful')
    await press(second.page.getByRole('button', { name: 'Go Homepage' }))
    await second.page.getByText('Super admin', { exact: true }).first().waitFor()

    // The newest account stands last.
    await page.goto('/manage_users_main/3')
    await press(page.getByRole('button', { name: 'End sessions of second', exact: true }))
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'End sessions' }))
    await seesToast(page, 'second is signed out everywhere')
    await second.page.goto('/tags_main')
    await seesHeading(second.page, 'Login')

    await press(page.getByRole('button', { name: 'Take role away from second' }))
    const dialog = page.getByRole('dialog', { name: 'Take the role of second away' })
    await write(dialog.getByLabel('Your password'), 'not my password')
    await press(dialog.getByRole('button', { name: 'Take role away' }))
    await dialog.getByText('This is not your password').waitFor()
    const own = journey.console.accounts.find(({ role }) => role === 'SUPER_ADMIN')
    await write(dialog.getByLabel('Your password'), own?.password ?? '')
    await press(dialog.getByRole('button', { name: 'Take role away' }))
    await seesToast(page, 'second is no super admin any more')
    await expect.poll(() => page.getByRole('combobox', { name: 'Role of second' }).inputValue()).toBe('ADMIN')
    await Promise.all([admin.leave(), second.leave()])
    // The browser itself logs the rejected password as a failed request.
    expect(admin.complaints.filter((words) => !words.includes('422'))).toEqual([])
  })

  it.each([720, 768, 1100])('stand in rows as high as their skeleton at %s px', async (width) => {
    const { page, leave } = await journey.arriveAs('SUPER_ADMIN')
    await page.setViewportSize({ width, height: 844 })
    const release = await holdBack(page, '**/api/admin/users/*')
    await page.goto('/manage_users_main/1')
    const skeleton = page.locator('[data-waiting] > div').nth(1)
    await skeleton.waitFor()
    const height = await skeleton.evaluate((row) => row.getBoundingClientRect().height)
    release()
    await page.getByRole('rowheader', { name: 'Ada Adeyemi' }).waitFor()
    const rows = await page
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(rows).toHaveLength(10)
    expect(new Set(rows)).toEqual(new Set([height]))
    await leave()
  })
})
