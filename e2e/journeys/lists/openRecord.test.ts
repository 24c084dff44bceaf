import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { press } from '../../support/hand'
import { holdBack } from '../../support/holdBack'
import { journeyOn, complainedOfNothing } from '../../support/journey'

/** A record that is opened from its list, over the built console. */
describe('a link to a record', () => {
  const journey = journeyOn('pglite')

  /** Waits until the browser has fetched this part of the console. */
  const hasFetched = (page: Page, part: string) =>
    expect
      .poll(
        () =>
          page.evaluate(
            (part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
            part,
          ),
        { timeout: 30_000 },
      )
      .toBe(true)

  it('shows its screen within the press, before the record has come', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/osn_main')
    const name = await page.getByRole('rowheader').getByRole('link').first().textContent()
    await hasFetched(page, '/records-')
    const letIn = await holdBack(page, '**/api/public/open-source/*')
    const title = page.evaluate(
      () =>
        new Promise((resolve) => {
          // Called behind those of the console: what the press changes is drawn by then.
          addEventListener('click', () => resolve(document.querySelector('h1')?.textContent), { once: true })
        }),
    )
    await press(page.getByRole('link', { name: `Edit ${name}`, exact: true }))
    expect(await title).toBe(`Edit ${name}`)
    letIn()
    await expect.poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe(name)
    complainedOfNothing(person)
    await person.leave()
  })
})
