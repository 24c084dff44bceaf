import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { counted } from '../support/counted'
import { press, write } from '../support/hand'
import { journeyOn, complainedOfNothing, seesHeading } from '../support/journey'

/** Found by keys alone, over the built console; each way prints how many keys it took. */
describe('finding anything', () => {
  const journey = journeyOn('pglite')

  const field = (page: Page) => page.getByRole('combobox', { name: 'Find anything' })
  const best = (page: Page) =>
    page.getByRole('dialog', { name: 'Find anything' }).getByRole('option', { selected: true })

  it('opens react from / by at most eight keys', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/')
    await seesHeading(page, 'Projects')
    const keys = counted(page)
    await keys.press('Control+k')
    // Typed before the palette is there: nothing of it is lost.
    await keys.type('react')
    await expect.poll(() => field(page).inputValue()).toBe('react')
    await expect.poll(() => best(page).textContent()).toMatch(/^react/)
    await page.getByRole('group', { name: 'Projects' }).waitFor()
    await expect
      .poll(() => best(page).textContent())
      .toBe('reactThe library for web and native user interfaces')
    await keys.press('Enter')
    await seesHeading(page, 'Edit react')
    console.log(`find react and open it: ${keys.count} keys`)
    expect(keys.count).toBeLessThanOrEqual(8)
    complainedOfNothing(person)
    await person.leave()
  })

  it('opens in a new tab, and leaves the form as it is', async () => {
    const person = await journey.arriveAs('SUPER_ADMIN')
    const { page } = person
    await page.goto('/tags_main/edit/3')
    await seesHeading(page, /^Edit /)
    await write(page.getByLabel('Name'), 'not saved')
    await page.keyboard.press('Control+k')
    await field(page).waitFor()
    await page.keyboard.type('>manage users')
    await page.getByRole('option', { name: /^Go to Manage Users/ }).waitFor()
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.keyboard.press('Control+Enter'),
    ])
    await opened.waitForURL('**/manage_users_main/1')
    await opened.close()
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('not saved')
    expect(await page.getByLabel('Name').evaluate((input) => input === document.activeElement)).toBe(true)
    complainedOfNothing(person)
    await person.leave()
  })

  it('gives the caret back to a text with formats, where it was', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/article_main/edit/1')
    const text = page.getByRole('textbox', { name: 'Content' })
    await press(text)
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' The end.')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Control+k')
    await field(page).waitFor()
    await page.keyboard.type('zzz')
    await page.keyboard.press('Escape')
    await field(page).waitFor({ state: 'detached' })
    await page.keyboard.type('!')
    await expect.poll(() => text.textContent()).toMatch(/ The end!\.$/)
    complainedOfNothing(person)
    await person.leave()
  })

  it('goes through lists and records by single keys, and none acts while somebody types', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/')
    await page.getByRole('row').nth(1).waitFor()
    await page.keyboard.type('gc')
    await seesHeading(page, 'Categories')
    await page.keyboard.type('gp')
    await seesHeading(page, 'Projects')
    await page.getByRole('row').nth(2).waitFor()
    await page.keyboard.type('jj')
    const name = await page.evaluate(() => document.activeElement?.textContent ?? '')
    await page.keyboard.press('Enter')
    await seesHeading(page, `Edit ${name}`)
    await page.keyboard.press(']')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(`Edit ${name}`)
    await page.keyboard.press('[')
    await seesHeading(page, `Edit ${name}`)
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await sheet.waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
    await page.keyboard.type('gp')
    await seesHeading(page, 'Projects')
    await page.keyboard.press('/')
    await page.keyboard.type('gtj?')
    await expect.poll(() => page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('gtj?')
    complainedOfNothing(person)
    await person.leave()
  })

  it('has no shortcuts of one key once they are turned off, also after loading the page again', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/settings')
    await press(page.getByRole('checkbox', { name: 'Shortcuts of one key' }))
    await page.reload()
    const flag = page.getByRole('checkbox', { name: 'Shortcuts of one key' })
    await flag.waitFor()
    expect(await flag.isChecked()).toBe(false)
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.type('gp?')
    await page.keyboard.press('Control+k')
    await field(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/settings')
    await page.keyboard.press('Escape')
    complainedOfNothing(person)
    await person.leave()
  })
})
