import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { press } from '../support/hand'
import { journeyOn, seesHeading } from '../support/journey'

/** A user who loses the connection stays in the console. */
describe('without a connection', () => {
  const journey = journeyOn('pglite')

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
  const follow = (page: Page, name: string) => press(menu(page).getByRole('link', { name }))
  /** What the page has fetched of the program so far. */
  const fetched = (page: Page) =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

  it('a screen that was not fetched says so in its place, and opens by itself when the connection is back', async () => {
    const { page, leave } = await journey.arriveAs('ADMIN')
    // Nothing is fetched ahead of time here.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
    await page.goto('/tags_main')
    await seesHeading(page, 'Tags')
    await page.context().setOffline(true)
    await follow(page, 'Settings')
    await seesHeading(page, 'This page is not loaded yet')
    await menu(page).waitFor()
    await press(page.getByRole('button', { name: 'Try again' }))
    await seesHeading(page, 'This page is not loaded yet')
    // The rest of the console goes on.
    await follow(page, 'Tags')
    await seesHeading(page, 'Tags')
    await follow(page, 'Settings')
    await seesHeading(page, 'This page is not loaded yet')
    await page.context().setOffline(false)
    await seesHeading(page, 'Settings')
    await page.getByText('admin@example.org').waitFor()
    await leave()
  })

  it('every screen opens that was fetched while nobody needed anything else, and its data follow', async () => {
    const { page, leave } = await journey.arriveAs('ADMIN')
    await page.goto('/tags_main')
    await seesHeading(page, 'Tags')
    const isThere = async (part: string) => (await fetched(page)).some((name) => name.includes(part))
    // The last of the screens behind the gate.
    await expect.poll(() => isThere('/InboxPage-'), { timeout: 30_000 }).toBe(true)
    await page.context().setOffline(true)
    for (const name of ['Articles', 'Categories', 'Language Stacks', 'Settings']) {
      await follow(page, name)
      await seesHeading(page, name)
    }
    // Its list was not asked for yet: that of articles came for the counts of the tags.
    await follow(page, 'Language Stacks')
    await page.getByText('Something went wrong. Please check your internet connection').first().waitFor()
    await page.context().setOffline(false)
    await page
      .getByRole('treegrid')
      .getByRole('link', { name: /^Edit / })
      .first()
      .waitFor()
    await leave()
  })
})
