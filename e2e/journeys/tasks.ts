import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPicture } from '../support/picture'
import {
  beginJourney,
  complainedOfNothing,
  fillLogin,
  seesHeading,
  seesToast,
  type Journey,
} from '../support/journey'

/** The main tasks of staff, in the built console against the real server on one database. */
export function describeTasks(database: 'pglite' | 'postgres'): void {
  describe(`the console on ${database}`, () => {
    let journey: Journey
    beforeAll(async () => {
      journey = await beginJourney(database)
    }, 240_000)
    afterAll(() => journey.end())

    it('signs in by password, and again after the log-out', async () => {
      const person = await journey.arriveAs('ADMIN')
      await seesHeading(person.page, 'Projects')
      await person.page.getByRole('link', { name: 'Tags' }).click()
      await seesHeading(person.page, 'Tags')
      await person.page.getByRole('button', { name: 'Log out' }).click()
      await seesHeading(person.page, 'Login')
      await person.page.goBack()
      await seesHeading(person.page, 'Login')
      complainedOfNothing(person)
      await person.leave()
    })

    it('refuses a wrong password and keeps the e-mail', async () => {
      const { page, leave } = await journey.arrive()
      await page.goto('/login')
      await page.getByLabel('E-mail').fill('admin@example.org')
      await page.getByLabel('Password').fill('not the password')
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await seesToast(page, /password/i)
      expect(await page.getByLabel('E-mail').inputValue()).toBe('admin@example.org')
      await leave()
    })

    it('signs in by the link of an e-mail, which works once and returns to the page asked for', async () => {
      const person = await journey.arrive()
      const { page } = person
      await page.goto('/tags_main')
      await page.getByLabel('E-mail').fill('content.editor@example.org')
      await page.getByRole('button', { name: 'Login via Magic Link' }).click()
      await seesToast(page, /link/i)
      const mail = (await journey.console.outbox()).findLast((text) =>
        text.includes('content.editor@example.org'),
      )
      const link = /https?:\/\/\S+\/verify\/\S+\/confirmed/.exec(mail ?? '')?.[0] ?? ''
      // Fetching the address without running the page spends nothing.
      expect((await fetch(link)).status).toBe(200)
      await page.goto(link)
      await seesHeading(page, 'Verification Successful')
      expect(page.url()).not.toContain(link.split('/').at(-2))
      await page.getByRole('button', { name: 'Go Homepage' }).click()
      await seesHeading(page, 'Tags')
      complainedOfNothing(person)

      const other = await journey.arrive()
      await other.page.goto(link)
      await seesHeading(other.page, 'Verification Failed')
      await other.leave()
      await person.leave()
    })

    it('adds a project, edits it, and still has it after the server was killed', async () => {
      const person = await journey.arriveAs('ADMIN')
      const { page } = person
      await seesHeading(page, 'Projects')
      await page.getByLabel('Name', { exact: false }).first().fill('A project of the journey')
      await page.getByLabel('Project URL').fill('https://example.org/journey')
      await page.getByLabel('Tagline').fill('Walks through the console')
      await page.getByLabel('License').fill('MIT')
      await page.getByLabel('Featured image').setInputFiles(aPicture)
      for (const selector of ['Tags', 'Categories', 'Language stacks']) {
        await page.getByRole('combobox', { name: selector }).click()
        await page.getByRole('option').first().click()
        await page.keyboard.press('Escape')
      }
      await page.getByRole('textbox', { name: 'Description' }).fill('Written in the editor')
      await page.getByRole('button', { name: 'Add project' }).click()
      await seesToast(page, 'Project added')

      await page.getByRole('searchbox', { name: 'Search' }).fill('of the journey')
      await page.getByRole('link', { name: 'Edit A project of the journey' }).click()
      await seesHeading(page, 'Edit A project of the journey')
      await page.getByText('Written in the editor').waitFor()
      await page.getByLabel('Tagline').fill('Walks through the console, twice')
      await page.keyboard.press('Control+s')
      await seesToast(page, 'Project saved')

      await journey.console.kill()
      await journey.console.restart()
      await page.reload()
      await seesHeading(page, 'Edit A project of the journey')
      expect(await page.getByLabel('Tagline').inputValue()).toBe('Walks through the console, twice')
      await page.goBack()
      expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('of the journey')
      complainedOfNothing(person)
      await person.leave()
    })

    it('adds an opportunity, reads applicants, deletes one and takes that back', async () => {
      const person = await journey.arriveAs('CONTENT_EDITOR')
      const { page } = person
      await page.goto('/opportunity/1')
      await page.getByLabel('Title').fill('Draw the map')
      await page.getByRole('button', { name: 'Add opportunity' }).click()
      await seesToast(page, 'contribution added successfully')

      await page
        .getByRole('link', { name: /^Applicants \([1-9]/ })
        .first()
        .click()
      await seesHeading(page, /^Applicants of/)
      await page.getByRole('columnheader', { name: 'Proposal letter' }).waitFor()
      await page.goBack()

      await page.getByRole('link', { name: 'Update Draw the map' }).click()
      await seesHeading(page, 'Edit Draw the map')
      await page.getByRole('button', { name: 'Delete opportunity' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await seesToast(page, 'contribution deleted successfully')
      await seesHeading(page, /^Opportunities of/)
      expect(await page.getByRole('link', { name: 'Update Draw the map' }).count()).toBe(0)
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('link', { name: 'Update Draw the map' }).waitFor()
      complainedOfNothing(person)
      await person.leave()
    })

    it("manages a role, which takes effect on that person's next step", async () => {
      const editor = await journey.arriveAs('CONTENT_EDITOR')
      const person = await journey.arriveAs('SUPER_ADMIN')
      const { page } = person
      await page.getByRole('link', { name: 'Manage Users' }).click()
      await seesHeading(page, 'Manage Users')
      const row = page.getByRole('row').filter({ hasText: 'content.editor@example.org' })
      await row.getByRole('combobox').selectOption('NORMAL')
      await row.getByRole('button', { name: /^Apply/ }).click()
      await page.getByText('Are you sure you want to do this?').waitFor()
      await page.getByRole('button', { name: 'Confirm' }).click()
      await seesToast(page, /is now NORMAL/)

      await editor.page.goto('/tags_main')
      await editor.page.waitForURL('**/waiting')
      await row.getByRole('combobox').selectOption('CONTENT_EDITOR')
      await row.getByRole('button', { name: /^Apply/ }).click()
      await page.getByRole('button', { name: 'Confirm' }).click()
      await seesToast(page, /is now CONTENT_EDITOR/)
      complainedOfNothing(person)
      await editor.leave()
      await person.leave()
    })

    it('refuses an ADMIN on the users pages', async () => {
      const person = await journey.arriveAs('ADMIN')
      await person.page.goto('/manage_users_main/2')
      await seesHeading(person.page, 'you have no permission to access this page')
      await person.page.getByText('Go back to homepage').click()
      await seesHeading(person.page, 'Projects')
      complainedOfNothing(person)
      await person.leave()
    })

    it('stops a BLOCKED person at the door, in the words of a wrong password', async () => {
      const { page, leave } = await journey.arrive()
      await fillLogin(page, journey.console, 'BLOCKED')
      await seesToast(page, /password/i)
      await page.goto('/osn_main')
      await seesHeading(page, 'Login')
      await leave()
    })
  })
}
