import { describe, expect, it } from 'vitest'
import { aPicture } from '../support/picture'
import { journeyOn, complainedOfNothing, fillLogin, seesHeading, seesToast } from '../support/journey'
import { press, write } from '../support/hand'

/** The main tasks of staff, in the built console against the real server on one database. */
export function describeTasks(database: 'pglite' | 'postgres'): void {
  describe(`the console on ${database}`, () => {
    const journey = journeyOn(database)

    it('signs in by password, and again after the log-out', async () => {
      const person = await journey.logInAs('ADMIN')
      await seesHeading(person.page, 'Projects')
      await press(person.page.getByRole('link', { name: 'Tags' }))
      await seesHeading(person.page, 'Tags')
      await press(person.page.getByRole('button', { name: 'Log out' }))
      await seesHeading(person.page, 'Login')
      await person.page.goBack()
      await seesHeading(person.page, 'Login')
      complainedOfNothing(person)
      await person.leave()
    })

    it('refuses a wrong password and keeps the e-mail', async () => {
      const { page, leave } = await journey.arrive()
      await page.goto('/login')
      await write(page.getByLabel('E-mail'), 'admin@example.org')
      await write(page.getByLabel('Password'), 'not the password')
      await press(page.getByRole('button', { name: 'Login', exact: true }))
      await seesToast(page, /password/i)
      expect(await page.getByLabel('E-mail').inputValue()).toBe('admin@example.org')
      await leave()
    })

    it('signs in by the link of an e-mail, which works once and returns to the page asked for', async () => {
      const person = await journey.arrive()
      const { page } = person
      await page.goto('/tags_main')
      await write(page.getByLabel('E-mail'), 'content.editor@example.org')
      await press(page.getByRole('button', { name: 'Login via Magic Link' }))
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
      await press(page.getByRole('button', { name: 'Go Homepage' }))
      await seesHeading(page, 'Tags')
      complainedOfNothing(person)

      const other = await journey.arrive()
      await other.page.goto(link)
      await seesHeading(other.page, 'Verification Failed')
      await other.leave()
      await person.leave()
    })

    it('adds a project, edits it, and still has it after the server was killed', async () => {
      const person = await journey.logInAs('ADMIN')
      const { page } = person
      await seesHeading(page, 'Projects')
      const form = page.getByRole('form', { name: 'Add project' })
      await write(form.getByLabel('Name').first(), 'A project of the journey')
      await write(form.getByLabel('Project URL'), 'https://example.org/journey')
      await write(form.getByLabel('Tagline'), 'Walks through the console')
      await write(form.getByLabel('License'), 'MIT')
      await form.getByLabel('Featured image').setInputFiles(aPicture)
      for (const selector of ['Tags', 'Categories', 'Language stacks']) {
        await press(form.getByRole('combobox', { name: selector }))
        await press(page.getByRole('listbox', { name: selector }).getByRole('option').first())
        await page.keyboard.press('Escape')
      }
      await write(form.getByRole('textbox', { name: 'Description' }), 'Written in the editor')
      await press(form.getByRole('button', { name: 'Add project' }))
      await seesToast(page, 'Project added')

      await write(page.getByRole('searchbox', { name: 'Search' }), 'of the journey')
      await press(page.getByRole('link', { name: 'Edit A project of the journey' }))
      await seesHeading(page, 'Edit A project of the journey')
      await page.getByText('Written in the editor').waitFor()
      await write(page.getByLabel('Tagline'), 'Walks through the console, twice')
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
      const person = await journey.logInAs('CONTENT_EDITOR')
      const { page } = person
      await page.goto('/opportunity/1')
      await write(page.getByLabel('Title'), 'Draw the map')
      await press(page.getByRole('button', { name: 'Add opportunity' }))
      await seesToast(page, 'contribution added successfully')

      await press(page.getByRole('link', { name: /^Applicants \([1-9]/ }).first())
      await seesHeading(page, /^Applicants of/)
      await page.getByRole('columnheader', { name: 'Proposal letter' }).waitFor()
      await page.goBack()

      await press(page.getByRole('link', { name: 'Update Draw the map' }))
      await seesHeading(page, 'Edit Draw the map')
      await press(page.getByRole('button', { name: 'Delete opportunity' }))
      await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
      await seesToast(page, 'contribution deleted successfully')
      await seesHeading(page, /^Opportunities of/)
      expect(await page.getByRole('link', { name: 'Update Draw the map' }).count()).toBe(0)
      await press(page.getByRole('button', { name: 'Undo' }))
      await page.getByRole('link', { name: 'Update Draw the map' }).waitFor()
      complainedOfNothing(person)
      await person.leave()
    })

    it("manages a role, which takes effect on that person's next step", async () => {
      const editor = await journey.logInAs('CONTENT_EDITOR')
      const person = await journey.logInAs('SUPER_ADMIN')
      const { page } = person
      await press(page.getByRole('link', { name: 'Manage Users' }))
      await seesHeading(page, 'Manage Users')
      const row = page.getByRole('row').filter({ hasText: 'content.editor@example.org' })
      await row.getByRole('combobox').selectOption('NORMAL')
      await press(row.getByRole('button', { name: /^Apply/ }))
      await page.getByText('Are you sure you want to do this?').waitFor()
      await press(page.getByRole('button', { name: 'Confirm' }))
      await seesToast(page, /is now Normal/)

      await editor.page.goto('/tags_main')
      await editor.page.waitForURL('**/waiting')
      await row.getByRole('combobox').selectOption('CONTENT_EDITOR')
      await press(row.getByRole('button', { name: /^Apply/ }))
      await press(page.getByRole('button', { name: 'Confirm' }))
      await seesToast(page, /is now Content editor/)
      complainedOfNothing(person)
      await editor.leave()
      await person.leave()
    })

    it('refuses an ADMIN on the users pages', async () => {
      const person = await journey.logInAs('ADMIN')
      await person.page.goto('/manage_users_main/2')
      await seesHeading(person.page, 'you have no permission to access this page')
      await press(person.page.getByText('Go back to homepage'))
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
