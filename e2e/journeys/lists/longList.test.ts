import type { Page, Request } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { press, write } from '../../support/hand'
import { journeyOn, complainedOfNothing, type Person } from '../../support/journey'

/** The list of projects where the server searches it, over the built console: the demo's projects count as many. */
describe('a list that the host searches', () => {
  const journey = journeyOn('pglite', { WHOLE_LIST_UP_TO: '100' })
  let person: Person
  let page: Page
  /** Calls of the list, without the host's name. */
  const calls: string[] = []
  beforeAll(async () => {
    person = await journey.logInAs('ADMIN')
    page = person.page
    // The form stands beside the list, so that the list ends the page.
    await page.setViewportSize({ width: 1440, height: 900 })
    await firstRow()
    page.on('request', (request: Request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.endsWith('/admin/osn/0')) calls.push(search)
    })
  }, 240_000)

  const firstRow = () => page.locator('tbody tr[data-index]').first().waitFor()
  const search = () => page.getByRole('searchbox', { name: 'Search' })
  const count = () => page.locator('output').filter({ hasText: / projects$/ })

  /** Numbers of the rows in view, from 1, and their names. */
  const inView = () =>
    page.locator('tbody tr[data-index]').evaluateAll((rows) =>
      rows
        .filter((row) => {
          const { top, bottom } = row.getBoundingClientRect()
          return top >= 92 && bottom <= innerHeight
        })
        .map((row) => ({
          number: Number(row.ariaRowIndex) - 1,
          name: row.querySelector('th')?.ariaLabel ?? '',
        })),
    )
  const firstInView = async () => (await inView())[0]
  const total = async () => Number((await page.getByRole('table').getAttribute('aria-rowcount')) ?? 0) - 1

  it('asks for one page of it after a reload, and never for the whole', async () => {
    calls.length = 0
    await page.reload()
    await firstRow()
    await expect.poll(async () => (await count().allTextContents()).join()).toMatch(/^\d+ projects$/)
    expect(calls.filter((call) => call === '?limit=100&counts=found')).toHaveLength(1)
    expect(calls).not.toContain('')
    expect(await total()).toBeGreaterThan(300)
  })

  it('scrolls by the wheel through all rows, each of which comes once and in its order', async () => {
    const seen = new Map<number, string>()
    await page.mouse.move(500, 500)
    const last = await total()
    await expect
      .poll(
        async () => {
          for (const { number, name } of await inView()) {
            expect(seen.get(number) ?? name).toBe(name)
            seen.set(number, name)
          }
          await page.mouse.wheel(0, 300)
          // A turn of the wheel has to be drawn before the next, or rows pass unseen.
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          )
          return seen.has(last)
        },
        { timeout: 60_000, interval: 50 },
      )
      .toBe(true)
    expect([...seen.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: last }, (_, at) => at + 1))
  })

  it('goes to the top by a key, and to the end by another', async () => {
    await page.locator('body').press('Home')
    await expect.poll(async () => (await firstInView())?.number).toBe(1)
    await page.locator('body').press('End')
    await expect.poll(async () => (await inView()).at(-1)?.number).toBe(await total())
    await page.locator('body').press('Home')
    await expect.poll(async () => (await firstInView())?.number).toBe(1)
  })

  it('finds what is typed, and shows all again', async () => {
    await write(search(), 'react')
    await expect.poll(async () => (await count().allTextContents()).join()).toMatch(/^\d+ of \d+ projects$/)
    await expect.poll(async () => (await firstInView())?.name).toBe('react')
    await page.waitForURL((url) => url.searchParams.get('q') === 'react')
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await count().allTextContents()).join()).toMatch(/^\d+ projects$/)
  })

  it('stands where it was left when somebody comes back from a record, which knows its neighbours', async () => {
    await press(page.getByRole('button', { name: 'Name', exact: true }))
    await page.waitForURL((url) => url.searchParams.get('sort') === 'name')
    await page.mouse.move(500, 500)
    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, 600)
      await firstRow()
    }
    await expect.poll(async () => (await firstInView())?.number).toBeGreaterThan(100)
    // The wheel moves the page a while longer.
    let before = -1
    const hasComeToRest = async () => {
      const now = await page.evaluate(() => scrollY)
      const isSame = now === before
      before = now
      return isSame
    }
    await expect.poll(hasComeToRest, { interval: 150 }).toBe(true)
    const [left, all] = [await inView(), await total()]
    const { number, name } = left[4]!
    await press(page.getByRole('link', { name: `Edit ${name}`, exact: true }))
    const place = page.getByRole('navigation', { name: 'Place in the list' })
    await expect.poll(() => place.textContent()).toContain(`${number} of ${all}`)
    await page.goBack()
    await expect.poll(inView).toEqual(left)
  })

  it('goes from record to record beyond the rows that the list had read', async () => {
    // The list can't read on, so that its part ends behind row 100.
    await page.route(/[?&]after=/, (route) => route.abort())
    await page.goto('/osn_main?sort=name')
    await firstRow()
    const all = await total()
    await page.mouse.move(500, 500)
    const row = page.locator('tr[data-key][aria-rowindex="99"]')
    while (!(await row.isVisible())) {
      await page.mouse.wheel(0, 500)
      await firstRow()
    }
    const link = row.getByRole('link', { name: /^Edit / })
    await link.scrollIntoViewIfNeeded()
    await page.unroute(/[?&]after=/)
    await press(link)
    const place = page.getByRole('navigation', { name: 'Place in the list' })
    for (let number = 98; number < 103; number += 1) {
      await expect.poll(() => place.textContent()).toContain(`${number} of ${all}`)
      await press(place.getByRole('link', { name: 'Next project' }))
    }
    await expect.poll(() => place.textContent()).toContain(`103 of ${all}`)
    await press(place.getByRole('link', { name: 'Previous project' }))
    await expect.poll(() => place.textContent()).toContain(`102 of ${all}`)
  })

  it('selects the whole list, and changes it by one', async () => {
    await page.goto('/osn_main')
    await firstRow()
    const all = await total()
    await press(page.getByRole('checkbox', { name: /^Select all/ }))
    const bar = page.getByRole('region', { name: 'Selected projects' })
    await expect.poll(() => bar.textContent()).toContain(`${all} selected`)
    await press(bar.getByRole('button', { name: /^State/ }))
    const dialog = page.getByRole('dialog')
    await press(dialog.getByRole('radio', { name: 'Inactive', exact: true }))
    await press(dialog.getByRole('button', { name: /^Change [\d,]+ projects$/ }))
    const card = page.getByRole('region', { name: 'Change of many records' })
    await press(card.getByRole('button', { name: 'Undo' }))
    await expect.poll(() => card.textContent(), { timeout: 60_000 }).toContain('taken back')
    await press(card.getByRole('button', { name: 'Dismiss' }))
  })

  it('selects all that a filter leaves, and features them by one change', async () => {
    await page.goto('/osn_main?show=claimed')
    await firstRow()
    const found = await total()
    expect(found).toBeGreaterThan(2)
    await press(page.getByRole('checkbox', { name: `Select all ${found} projects` }))
    const bar = page.getByRole('region', { name: 'Selected projects' })
    await expect.poll(() => bar.textContent()).toContain(`${found} selected`)
    await press(bar.getByRole('button', { name: /^State/ }))
    const dialog = page.getByRole('dialog')
    await press(dialog.getByRole('radio', { name: 'Featured', exact: true }))
    await press(dialog.getByRole('button', { name: /^Change \d+ projects?$/ }))
    const featured = page.getByRole('button', { name: /^Featured/ }).first()
    await expect.poll(() => featured.textContent()).toContain(String(found))
  })

  it('leads to the form below it on a phone, for which no rows are read', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/osn_main')
    await firstRow()
    await page.waitForLoadState('networkidle')
    calls.length = 0
    await press(page.getByRole('link', { name: 'Add project' }))
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    // The editors of the form come, and with them its height.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    const { top } = await page
      .getByRole('form', { name: 'Add project' })
      .evaluate((form) => form.getBoundingClientRect())
    expect(top).toBeGreaterThan(108)
    expect(top).toBeLessThan(220)
    expect(calls.filter((call) => call.includes('after='))).toEqual([])
  })

  it('has complained of nothing', () => complainedOfNothing(person))
})
