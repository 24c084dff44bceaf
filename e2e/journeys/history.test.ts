import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { counted } from '../support/counted'
import { press, write } from '../support/hand'
import { journeyOn, complainedOfNothing, seesHeading, seesToast } from '../support/journey'

/** Who changed what, and how it comes back, over the built console; each way prints how many clicks and keys it took. */
describe('the history', () => {
  const journey = journeyOn('pglite')

  const open = (page: Page, words: RegExp) => page.getByRole('button', { name: words }).first()
  const license = (page: Page) => page.getByRole('textbox', { name: 'License' })

  async function save(page: Page, text: string) {
    await write(license(page), text)
    await press(page.getByRole('button', { name: 'Save project' }))
    await page.getByText('Saved', { exact: false }).first().waitFor()
    await seesToast(page, 'Project saved')
  }

  it('says who changed a license, by at most four clicks and keys from /', async () => {
    const ada = await journey.arriveAs('ADMIN')
    await ada.page.goto('/osn_main/edit/1')
    const before = await license(ada.page).inputValue()
    await save(ada.page, 'BSD-3-Clause')
    complainedOfNothing(ada)
    await ada.leave()

    const person = await journey.arriveAs('SUPER_ADMIN')
    const { page } = person
    await page.goto('/')
    await seesHeading(page, 'Projects')
    await page.waitForLoadState('networkidle')
    const byKeys = counted(page)
    await byKeys.press('g')
    await byKeys.press('h')
    await seesHeading(page, 'History')
    await open(page, /^Ada Adeyemi changed License of react/).waitFor()
    await page.getByText(`License: ${before} → BSD-3-Clause`).waitFor()
    console.log(`find who changed a license: ${byKeys.count} keys`)
    expect(byKeys.count).toBeLessThanOrEqual(4)

    await page.goto('/')
    await page.getByRole('link', { name: 'Edit react', exact: true }).waitFor()
    const hand = counted(page)
    await hand.click(page.getByRole('link', { name: 'Edit react', exact: true }))
    await hand.click(page.getByRole('button', { name: 'History', exact: true }))
    const panel = page.getByRole('dialog', { name: 'History of react' })
    await panel.getByText('Ada Adeyemi changed License').waitFor()
    await panel.getByRole('group', { name: 'Versions of License' }).getByText('BSD-3-Clause').waitFor()
    console.log(`find who changed a license, by the mouse: ${hand.count} clicks`)
    expect(hand.count).toBeLessThanOrEqual(4)
    complainedOfNothing(person)
    await person.leave()
  })

  it('restores what stood there before, with Undo, while somebody types in the form below', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/osn_main/edit/2')
    const before = await license(page).inputValue()
    await save(page, 'Something else')
    await write(page.getByLabel('Tagline'), 'Typed, and not saved')
    const hand = counted(page)
    await hand.click(page.getByRole('button', { name: 'History', exact: true }))
    await hand.click(page.getByRole('button', { name: 'Restore what was before…' }))
    const preview = page.getByRole('dialog', { name: /^Restore / })
    const versions = preview.getByRole('group', { name: 'Versions of License' })
    expect(await versions.textContent()).toBe(`LicenseNowSomething elseRestored${before}`)
    await hand.click(preview.getByRole('button', { name: 'Restore', exact: true }))
    await seesToast(page, /restored$/)
    await preview.waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await expect.poll(() => license(page).inputValue()).toBe(before)
    expect(await page.getByLabel('Tagline').inputValue()).toBe('Typed, and not saved')
    await press(
      page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).last(),
    )
    await seesToast(page, 'Undone: License')
    await expect.poll(() => license(page).inputValue()).toBe('Something else')
    console.log(`restore what a field held before: ${hand.count} clicks`)
    expect(hand.count).toBeLessThanOrEqual(3)
    complainedOfNothing(person)
    await person.leave()
  })

  it('is narrowed by the address, which Back keeps, and read by keys', async () => {
    const person = await journey.arriveAs('SUPER_ADMIN')
    const { page } = person
    await page.goto('/tags_main/edit/1')
    await write(page.getByLabel('Name'), 'renamed by a journey')
    await press(page.getByRole('button', { name: 'Save tag' }))
    await seesToast(page, 'Tag saved')
    await page.goto('/history')
    await page.getByLabel('Kind').selectOption('Tags')
    await expect.poll(() => new URL(page.url()).search).toBe('?kind=tag')
    const entry = open(page, /changed Name of renamed by a journey/)
    await entry.waitFor()
    await page.waitForLoadState('networkidle')
    await page.locator('h1').focus()
    await page.keyboard.press('j')
    await expect.poll(() => entry.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByRole('group', { name: 'Versions of Name' }).waitFor()
    await press(page.getByRole('link', { name: 'renamed by a journey' }).first())
    await seesHeading(page, 'Edit renamed by a journey')
    await page.goBack()
    await seesHeading(page, 'History')
    expect(await page.getByLabel('Kind').inputValue()).toBe('tag')
    await entry.waitFor()
    complainedOfNothing(person)
    await person.leave()
  })

  it('takes a day that is typed digit by digit', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/history')
    await seesHeading(page, 'History')
    const day = page.getByLabel('Day')
    await day.focus()
    // Day and month stand in the browser's order, the year behind them.
    await page.keyboard.type('02022026', { delay: 50 })
    expect(await day.inputValue()).toBe('2026-02-02')
    await expect.poll(() => new URL(page.url()).search).toBe('?day=2026-02-02')
    complainedOfNothing(person)
    await person.leave()
  })

  it('brings a deleted opportunity back', async () => {
    const person = await journey.arriveAs('CONTENT_EDITOR')
    const { page } = person
    await page.goto('/opportunity/1')
    const row = page.getByRole('rowheader').first()
    const title = (await row.textContent()) ?? ''
    await press(page.getByRole('link', { name: `Update ${title}` }))
    await press(page.getByRole('button', { name: 'Delete opportunity' }))
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }))
    await seesToast(page, 'contribution deleted successfully')
    const hand = counted(page)
    await hand.click(page.locator('summary', { hasText: 'Deleted' }))
    await hand.click(page.getByRole('button', { name: `Restore ${title}` }))
    await seesToast(page, `${title} is back`)
    await page.getByRole('rowheader', { name: title }).waitFor()
    console.log(`restore a deleted opportunity: ${hand.count} clicks`)
    expect(hand.count).toBeLessThanOrEqual(2)
    complainedOfNothing(person)
    await person.leave()
  })
})
