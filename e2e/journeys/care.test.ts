import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { press } from '../support/hand'
import { beginJourney, complainedOfNothing, seesHeading, type Journey } from '../support/journey'

/** Tags, categories and stacks kept in order over the built console. */
describe('the care of tags, categories and stacks', () => {
  let journey: Journey
  beforeAll(async () => {
    journey = await beginJourney('pglite')
  }, 240_000)
  afterAll(() => journey.end())

  const firstUse = (page: Page, of: string) =>
    page
      .locator('tbody tr[data-index]')
      .getByRole('link', { name: new RegExp(`^[\\d,]+ ${of}s? with `) })
      .first()

  it.each([
    ['/tags_main', 'Tags', 'article'],
    ['/tags_main', 'Tags', 'project'],
    ['/categories_main', 'Categories', 'project'],
    ['/language_stacks_main', 'Language Stacks', 'project'],
  ])('the list %s (%s) says how many %ss use each, and opens as many', async (at, heading, noun) => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto(at)
    await seesHeading(page, heading)
    const use = firstUse(page, noun)
    const count = (await use.textContent()) ?? ''
    await press(use)
    await page.getByText(new RegExp(`^${count} of [\\d,]+ ${noun}s$`)).waitFor()
    await page.goBack()
    await seesHeading(page, heading)
    await press(page.getByRole('link', { name: /^Edit / }).first())
    await page.getByText(/^(Used by |Not used yet)/).waitFor()
    complainedOfNothing(person)
    await person.leave()
    expect(Number(count.replace(',', ''))).toBeGreaterThan(0)
  })
})
