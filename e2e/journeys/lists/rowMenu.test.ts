import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { press, pressRight, write } from '../../support/hand'
import { journeyOn, complainedOfNothing, seesHeading, seesToast } from '../../support/journey'

/** The menus of rows over the built console. */
describe('the menu of a row', () => {
  const journey = journeyOn('pglite')

  const menu = (page: Page) => page.getByRole('menu', { name: /^More for / })
  const line = (page: Page, name: string) => menu(page).getByRole('menuitem', { name, exact: true })
  const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })

  it('opens by its button, the right button and the context-menu key, and its code comes with the first', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    const isFetched = (name: string) => fetched.some((url) => url.includes(`/assets/${name}-`))
    await page.goto('/osn_main')
    const button = page.getByRole('button', { name: 'More for react', exact: true })
    await button.waitFor()
    expect(isFetched('projectActions')).toBe(false)
    await press(button)
    await menu(page).waitFor()
    expect(isFetched('projectActions')).toBe(true)
    await page.keyboard.press('Escape')
    await menu(page).waitFor({ state: 'detached' })
    await pressRight(page.getByRole('rowheader', { name: 'vite', exact: true }))
    await page.getByRole('menu', { name: 'More for vite' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Edit mobx', exact: true }).focus()
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menu', { name: 'More for mobx' }).waitFor()
    await page.keyboard.press('Enter')
    await seesHeading(page, 'Edit mobx')
    complainedOfNothing(person)
    await person.leave()
  })

  it('opens a record in a new tab', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/tags_main')
    await press(page.getByRole('button', { name: 'More for javascript', exact: true }))
    const opened = page.context().waitForEvent('page')
    await press(line(page, 'Open in a new tab'))
    await seesHeading(await opened, 'Edit javascript')
    await person.leave()
  })

  it('duplicates a project, and keeps what was typed as a draft', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    // The form stands beside the list.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/osn_main')
    await write(nameField(page), 'Half a project')
    await press(page.getByRole('button', { name: 'More for react', exact: true }))
    await press(line(page, 'Duplicate'))
    await expect.poll(() => nameField(page).inputValue()).toBe('react (copy)')
    await seesToast(page, /^Copied into the form/)
    await press(page.getByRole('button', { name: 'Add project' }))
    await seesToast(page, 'Project added')
    await page.getByRole('button', { name: 'More for react (copy)', exact: true }).waitFor()
    // A copy is added once: a reload does not fill the form again.
    await page.reload()
    const kept = page.getByRole('region', { name: 'Kept draft' })
    await press(kept.getByRole('button', { name: 'Restore' }))
    await expect.poll(() => nameField(page).inputValue()).toBe('Half a project')
    complainedOfNothing(person)
    await person.leave()
  })

  it('duplicates an article from its page by the palette', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/article_main')
    await press(page.getByRole('link', { name: /^Edit / }).first())
    // The rows of the list have such a button each.
    await page.getByRole('button', { name: 'Save article' }).waitFor()
    await page.getByRole('button', { name: /^More for / }).waitFor()
    const title = await page.getByRole('textbox', { name: 'Title' }).inputValue()
    await page.keyboard.press('Control+k')
    await page.locator('.bp6-omnibar input:focus').waitFor()
    await page.keyboard.type('>dup')
    await page.getByRole('option', { name: /^Duplicate/ }).waitFor()
    await page.keyboard.press('Enter')
    await seesHeading(page, 'Articles')
    await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe(`${title} (copy)`)
    complainedOfNothing(person)
    await person.leave()
  })
})
