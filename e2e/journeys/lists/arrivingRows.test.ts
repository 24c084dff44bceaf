import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startFaultProxy, type FaultProxy } from '../../faults/faultProxy'
import { askAs } from '../../support/askAs'
import { press, write } from '../../support/hand'
import { journeyOn, complainedOfNothing, type Person } from '../../support/journey'

/** The list of projects while its answer is on its way, over the built console. */
describe('a list whose second half has not come yet', () => {
  const journey = journeyOn('pglite')
  let proxy: FaultProxy
  let token: string
  let total: number
  let person: Person | undefined
  beforeAll(async () => {
    proxy = await startFaultProxy(journey.console.address)
    const staff = await askAs(journey.console, 'ADMIN')
    token = staff.token
    const { data } = await staff.ask<{ data: unknown[] }>('GET', '/admin/osn/0')
    total = data.length
  }, 240_000)
  afterEach(() => person?.leave())
  afterAll(async () => {
    await proxy.close()
  })

  /** Opens the list as staff who have used this browser before, first of all or after another list. `end` says what becomes of the second half. */
  async function open(after?: 'Articles') {
    let end: (how: 'comes' | 'breaks off') => void = () => {}
    proxy.faults.projectList = { restUntil: new Promise((resolve) => (end = resolve)) }
    const visitor = await journey.arrive()
    person = visitor
    const { page } = visitor
    await page.addInitScript((token) => {
      localStorage.setItem('token', token)
      localStorage.setItem('isStaff', 'true')
    }, token)
    await page.goto(proxy.origin + (after ? '/article_main' : '/'))
    if (after) {
      await page
        .getByRole('status')
        .filter({ hasText: /^\d+ articles$/ })
        .waitFor()
      await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }))
    }
    await page.getByText(/^\d+ so far$/).waitFor()
    delete proxy.faults.projectList
    return { page, end, visitor }
  }

  const all = (page: Page) => page.getByRole('status').filter({ hasText: `${total} projects` })
  const rows = (page: Page) => page.locator('tbody th[scope="row"]')

  it('shows the rows of the first half, which can be searched, and then all without moving', async () => {
    const { page, end, visitor } = await open()
    // The rows in view are drawn first, and some below them when the browser is idle.
    const bottom = await rows(page)
      .last()
      .evaluate((row) => row.getBoundingClientRect().bottom - window.innerHeight)
    expect(bottom).toBeGreaterThanOrEqual(0)
    await expect.poll(() => rows(page).count()).toBeGreaterThan(10)
    const before = await rows(page).allTextContents()
    // A file would lack rows.
    const save = page.getByRole('button', { name: 'Export or import projects' })
    expect(await save.count()).toBe(0)
    await page.keyboard.press('/')
    await write(page.getByRole('searchbox', { name: 'Search' }), 'react')
    await page.getByText(/^\d+ of \d+ so far$/).waitFor()
    await write(page.getByRole('searchbox', { name: 'Search' }), '')
    await expect.poll(() => rows(page).allTextContents()).toEqual(before)
    const search = () => page.getByRole('searchbox', { name: 'Search' }).boundingBox()
    const place = await search()
    end('comes')
    await all(page).waitFor()
    await save.waitFor()
    expect(await search()).toEqual(place)
    expect(await rows(page).allTextContents()).toEqual(before)
    expect(proxy.arrived('projectList')).toBe(1)
    complainedOfNothing(visitor)
  })

  it('shows its first rows when it is opened later in the visit, and then all without moving', async () => {
    const { page, end, visitor } = await open('Articles')
    const before = await rows(page).allTextContents()
    expect(before.length).toBeGreaterThan(10)
    end('comes')
    await all(page).waitFor()
    expect(await rows(page).allTextContents()).toEqual(before)
    complainedOfNothing(visitor)
  })

  it('opens a record of the first half', async () => {
    const { page, end, visitor } = await open()
    const link = page.getByRole('link', { name: /^Edit / }).nth(2)
    const name = (await link.getAttribute('aria-label'))?.replace('Edit ', '')
    await press(link)
    await page.getByRole('heading', { level: 1, name: name ?? 'no name' }).waitFor()
    end('comes')
    complainedOfNothing(visitor)
  })

  it.each([
    ['first of all', undefined],
    ['after another list', 'Articles'],
  ] as const)(
    'is asked for once more where it breaks off, opened %s, and shows each row once',
    async (_, after) => {
      const asked = proxy.arrived('projectList')
      const { page, end } = await open(after)
      end('breaks off')
      await all(page).waitFor()
      expect(proxy.arrived('projectList') - asked).toBe(2)
      const ids = await rows(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(new Set(ids).size).toBe(ids.length)
    },
  )

  it('stays where it was scrolled to while it is asked for once more', async () => {
    const { page, end } = await open()
    await rows(page).first().hover()
    // To the end of what has come, far below the rows that come first.
    const down = async () => {
      await page.mouse.wheel(0, 9000)
      return page.evaluate(() => window.scrollY)
    }
    await expect.poll(down).toBeGreaterThan(2500)
    const before = await page.evaluate(() => {
      const seen = { least: window.scrollY }
      window.addEventListener('scroll', () => (seen.least = Math.min(seen.least, window.scrollY)))
      Object.assign(window, { seen })
      return seen.least
    })
    end('breaks off')
    await all(page).waitFor()
    const least = await page.evaluate(() => (window as unknown as { seen: { least: number } }).seen.least)
    expect(least).toBe(before)
  })

  it('says so where it cannot be had, and Retry reads it', async () => {
    const { page, end } = await open()
    proxy.faults.projectList = 500
    end('breaks off')
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor()
    delete proxy.faults.projectList
    await press(page.getByRole('button', { name: 'Retry' }))
    await all(page).waitFor()
  })
})
