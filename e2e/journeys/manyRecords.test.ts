import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { ProjectUpdateBody } from '../../src/contract/bodies'
import { pick } from '../../src/contract/pick'
import { askAs } from '../support/askAs'
import { counted } from '../support/counted'
import { isEndurance } from '../support/endurance'
import { press } from '../support/hand'
import { journeyOn, complainedOfNothing, seesHeading } from '../support/journey'

interface Stored {
  id: number
  isFeatured: boolean
  isActive: boolean
  featuredImage: string
  tags: Related[]
  categories: Related[]
  language_stacks: Related[]
}

interface Related {
  id: number
  name: string
}
const idsOf = (related: readonly Related[]) => related.map(({ id }) => id)

/** Many projects changed at once over the built console; each way prints how many clicks and keys it took from `/`. */
describe('changing many records', () => {
  const journey = journeyOn('pglite')
  let wrong: { id: number }
  /** A batch of 30 projects with a wrong tag, all found by `zq`. */
  let ids: number[]
  beforeAll(async () => {
    const { ask } = await askAs(journey.console, 'ADMIN')
    wrong = (await ask<{ data: { id: number } }>('POST', '/admin/tag/create', { name: 'wrnog' })).data
    const whole = (await stored(Array.from({ length: 60 }, (_, at) => at + 20)))
      .filter(({ featuredImage }) => featuredImage !== '')
      .slice(0, 30)
    ids = whole.map(({ id }) => id)
    for (const { id, tags, categories, language_stacks: stacks, ...project } of whole) {
      await ask('PUT', `/admin/open-source/update/${id}`, {
        id,
        ...pick(project, Object.keys(ProjectUpdateBody.shape)),
        tagline: 'Batch zq',
        tags: [...idsOf(tags), wrong.id],
        categories: idsOf(categories),
        language_stacks: idsOf(stacks),
      })
    }
  }, 240_000)

  async function search(page: Page, text: string, hand = counted(page)): Promise<void> {
    await hand.press('/')
    await page.locator('input[type=search]:focus').waitFor()
    await hand.type(text)
    // The rows follow each key, the address the last one.
    await page.waitForURL((url) => url.searchParams.get('q') === text)
  }

  const row = (page: Page, at: number) =>
    page.locator(`tbody tr[data-index="${at}"]`).getByRole('checkbox', { name: /^Select / })
  const action = (page: Page, label: string) =>
    page.getByRole('region', { name: 'Selected projects' }).getByRole('button', { name: label })
  const card = (page: Page) => page.getByRole('region', { name: 'Change of many records' })

  async function stored(ids: readonly number[]): Promise<Stored[]> {
    const { ask } = await askAs(journey.console, 'ADMIN')
    return Promise.all(
      ids.map(async (id) => (await ask<{ data: Stored }>('GET', `/public/open-source/${id}`)).data),
    )
  }

  /** Starts to make the batch inactive. */
  async function inactivate(page: Page): Promise<void> {
    await search(page, 'zq')
    await press(page.getByRole('checkbox', { name: 'Select all 30 projects' }))
    await press(action(page, 'State'))
    await press(page.getByRole('radio', { name: 'Inactive' }))
    await press(page.getByRole('button', { name: /^Change \d+ projects$/ }))
  }

  /** Closes the page in its middle and opens it again; the browser asks before. */
  async function reload(page: Page): Promise<void> {
    const asked = page.waitForEvent('dialog')
    const left = page.reload({ waitUntil: 'commit' }).catch(() => undefined)
    await (await asked).accept()
    await left
  }

  /** The batch becomes inactive by "Go on", and is as `before` by Undo. */
  async function goesOnAndBack(page: Page, before: readonly Stored[]): Promise<void> {
    await card(page)
      .getByText(/not done$/)
      .waitFor()
    await press(card(page).getByRole('button', { name: 'Go on' }))
    await card(page)
      .getByText(/^\d+ projects changed(, \d+ left as (it is|they are))?$/)
      .waitFor()
    expect((await stored(ids)).map(({ isActive }) => isActive)).toEqual(ids.map(() => false))
    await press(card(page).getByRole('button', { name: 'Undo' }))
    await card(page)
      .getByText(/taken back$/)
      .waitFor()
    expect((await stored(ids)).map(({ isActive }) => isActive)).toEqual(
      before.map(({ isActive }) => isActive),
    )
  }

  it('features ten projects that match a search by at most 14 clicks and keys, and takes that back', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/')
    await seesHeading(page, 'Projects')
    await row(page, 9).waitFor()
    const hand = counted(page)
    await search(page, 'zq', hand)
    await page.getByText(/^\d+ of \d+ projects$/).waitFor({ state: 'attached' })
    await hand.click(row(page, 0))
    await hand.shiftClick(row(page, 9))
    await hand.click(action(page, 'State'))
    await hand.click(page.getByRole('radio', { name: 'Featured', exact: true }))
    await page.getByText(/^\d+ projects? will change/).waitFor()
    const keys = await page
      .locator('tbody tr[data-index]')
      .evaluateAll((rows) => rows.slice(0, 10).map((one) => Number((one as HTMLElement).dataset.key)))
    const before = await stored(keys)
    await hand.click(page.getByRole('button', { name: /^Change \d+ projects?$/ }))
    await card(page)
      .getByText(/ changed/)
      .first()
      .waitFor()
    console.log(`feature 10 projects that match a search: ${hand.count} clicks and keys`)
    expect(hand.count).toBeLessThanOrEqual(14)
    expect(keys).toHaveLength(10)
    expect((await stored(keys)).map(({ isFeatured }) => isFeatured)).toEqual(keys.map(() => true))
    expect(before.some(({ isFeatured }) => !isFeatured)).toBe(true)
    await press(card(page).getByRole('button', { name: 'Undo' }))
    await card(page)
      .getByText(/taken back/)
      .waitFor()
    expect((await stored(keys)).map(({ isFeatured }) => isFeatured)).toEqual(
      before.map(({ isFeatured }) => isFeatured),
    )
    complainedOfNothing(person)
    await person.leave()
  })

  it('replaces a wrong tag on 30 projects by at most ten clicks and keys', async () => {
    const before = await stored(ids)
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/')
    await seesHeading(page, 'Projects')
    await row(page, 9).waitFor()
    const hand = counted(page)
    await search(page, 'zq', hand)
    await hand.click(page.getByRole('checkbox', { name: 'Select all 30 projects' }))
    await hand.click(action(page, 'Tags'))
    await hand.click(page.getByRole('button', { name: 'wrnog 30' }))
    await hand.click(page.getByRole('combobox', { name: 'Add tags' }))
    const right = page.getByRole('listbox', { name: 'Add tags' }).getByRole('option').first()
    const name = (await right.textContent()) ?? ''
    await hand.click(right)
    await page.getByText('30 projects will change').waitFor()
    await hand.click(page.getByRole('button', { name: 'Change 30 projects' }))
    await card(page).getByText('30 projects changed').waitFor()
    console.log(`replace a wrong tag on 30 projects: ${hand.count} clicks and keys`)
    expect(hand.count).toBeLessThanOrEqual(10)
    for (const [at, { tags }] of (await stored(ids)).entries()) {
      const kept = (before[at]?.tags ?? []).filter((tag) => tag.id !== wrong.id).map((tag) => tag.name)
      expect(tags.map((tag) => tag.name).sort()).toEqual([...new Set([...kept, name])].sort())
    }
    complainedOfNothing(person)
    await person.leave()
  })

  if (isEndurance) {
    it('learns what one call has done whose answer the page was closed before', async () => {
      const person = await journey.arriveAs('ADMIN')
      const { page } = person
      await page.goto('/')
      await row(page, 9).waitFor()
      const before = await stored(ids)
      let sent = 0
      await page.route('**/admin/bulk/**', async (route) => {
        if (route.request().method() === 'GET') return route.continue()
        // The host carries it out; its answer never arrives.
        await route.fetch()
        sent += 1
      })
      await inactivate(page)
      await expect.poll(() => sent).toBe(1)
      await reload(page)
      await page.unroute('**/admin/bulk/**')
      await goesOnAndBack(page, before)
      complainedOfNothing(person)
      await person.leave()
    })

    it('goes on where it stopped after the page was closed in its middle, on a host without one call for many', async () => {
      const person = await journey.arriveAs('ADMIN')
      const { page } = person
      await page.route('**/auth/user', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(/,"bulk"|"bulk",/, '')
        await route.fulfill({ response, body })
      })
      await page.goto('/')
      await row(page, 9).waitFor()
      const before = await stored(ids)
      let writes = 0
      await page.route('**/admin/open-source/update/**', async (route) => {
        writes += 1
        if (writes <= 5) await route.continue()
      })
      await inactivate(page)
      await expect.poll(() => writes).toBe(9)
      await reload(page)
      await page.unroute('**/admin/open-source/update/**')
      await goesOnAndBack(page, before)
      complainedOfNothing(person)
      await person.leave()
    })
  }
})
