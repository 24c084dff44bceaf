import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { askAs } from '../support/askAs'
import { journeyOn, complainedOfNothing } from '../support/journey'
import { press } from '../support/hand'

/** Lists narrowed by hand, left, come back to, and kept. */
describe('the filters of a list', () => {
  const journey = journeyOn('pglite')

  const count = (page: Page, words: RegExp) => page.getByText(words).first().waitFor()
  const chip = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

  it('narrow it by key, stand in the address, and are there again after an edit, Back and a reload', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/osn_main')
    await press(chip(page, 'License'))
    const found = page.getByRole('dialog', { name: 'Filter by license' }).getByRole('option')
    await found.first().waitFor()
    const [, most] = /^(.*?)(\d+)$/s.exec((await found.first().textContent()) ?? '') ?? []
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await count(page, /^\d+ of \d+ projects$/)
    expect(new URL(page.url()).searchParams.get('show')).toBe(`license:${encodeURIComponent(most ?? '')}`)
    await press(chip(page, 'Active'))
    const narrowed = await page
      .getByText(/^\d+ of \d+ projects$/)
      .first()
      .textContent()
    const address = page.url()

    await press(page.getByRole('link', { name: /^Edit / }).first())
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goBack()
    await count(page, new RegExp(`^${narrowed}$`))
    await page.reload()
    await count(page, new RegExp(`^${narrowed}$`))
    expect(page.url()).toBe(address)
    expect(await chip(page, 'Active').getAttribute('aria-pressed')).toBe('true')
    complainedOfNothing(person)
    await person.leave()
  })

  it('are kept as a view, which another visit of the same browser opens from the sidebar', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/article_main')
    await press(chip(page, 'Not Published'))
    await press(chip(page, 'Save view'))
    const address = page.url()
    await page.goto('/settings')
    const view = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Not Published' })
    await press(view)
    await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor()
    await expect.poll(() => page.url()).toBe(address)
    expect(await chip(page, 'Not Published').getAttribute('aria-pressed')).toBe('true')
    await press(chip(page, 'Saved view'))
    await view.waitFor({ state: 'detached' })
    complainedOfNothing(person)
    await person.leave()
  })

  it('are shared as a view by one person, which another one sees and opens', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/osn_main')
    await press(chip(page, 'Featured'))
    await press(chip(page, 'Save view'))
    const address = new URL(page.url())
    await press(page.getByRole('button', { name: 'Edit views' }))
    const dialog = page.getByRole('dialog', { name: 'Edit views' })
    await press(dialog.getByRole('button', { name: 'Share with everybody: Featured' }))
    await dialog.getByText('Shared with everybody').waitFor()

    const other = await journey.arriveAs('CONTENT_EDITOR')
    await other.page.goto('/settings')
    const main = other.page.getByRole('navigation', { name: 'Main' })
    await press(main.getByRole('link', { name: 'Featured by Ada Adeyemi' }))
    await other.page.getByRole('heading', { level: 1, name: 'Projects' }).waitFor()
    expect(new URL(other.page.url()).search).toBe(address.search)
    expect(await chip(other.page, 'Featured').getAttribute('aria-pressed')).toBe('true')

    await press(dialog.getByRole('button', { name: 'Stop sharing: Featured' }))
    await dialog.getByRole('button', { name: 'Share with everybody: Featured' }).waitFor()
    const { ask } = await askAs(journey.console, 'CONTENT_EDITOR')
    expect(await ask('GET', '/admin/views/0')).toEqual({ success: true, data: [] })
    // Of the new page: an answer to the one before would do nothing there.
    await other.page.reload({ waitUntil: 'commit' })
    await other.page.waitForResponse(/\/admin\/views\/0$/)
    await other.page.waitForLoadState('networkidle')
    expect(await main.getByRole('link', { name: 'Featured by Ada Adeyemi' }).count()).toBe(0)
    complainedOfNothing(person)
    complainedOfNothing(other)
    await other.leave()
    await person.leave()
  })

  it('lead from the number of incomplete projects to these projects', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/')
    const tile = page.getByRole('link', { name: /incomplete projects?$/ })
    const [, number] = /^(\d+)/.exec((await tile.textContent()) ?? '') ?? []
    await press(tile)
    await count(page, new RegExp(`^${number} of \\d+ projects$`))
    await chip(page, 'Missing: Image, 2 more').waitFor()
    complainedOfNothing(person)
    await person.leave()
  })
})
