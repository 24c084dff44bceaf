import { describe, expect, it } from 'vitest'
import { journeyOn, complainedOfNothing } from '../../support/journey'

/** What stays above the list, in px: the bar, and on a phone the line of the search. */
const bars = { wide: 56, phone: 108 }

/** Where addresses and keys lead on a page whose rows, tiles and fields come one after another. */
describe('a list in the window', () => {
  const journey = journeyOn('pglite')

  it.each([
    ['/?q=react', 'all-projects', { width: 1280, height: 720 }, bars.wide],
    ['/?q=react', 'all-projects', { width: 390, height: 844 }, bars.phone],
    ['/#all-projects', 'all-projects', { width: 1280, height: 720 }, bars.wide],
    ['/article_main#add-article', 'add-article', { width: 390, height: 844 }, bars.phone],
    ['/#add-project', 'add-project', { width: 1280, height: 720 }, bars.wide],
  ])('begins right below the bar where %s leads to %s, and stays there', async (path, id, size, bar) => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.setViewportSize(size)
    await page.goto(path)
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .waitFor({ state: 'attached' })
    // All that belongs to the page has come.
    await page.waitForLoadState('networkidle')
    const top = () =>
      page.evaluate((wanted) => document.getElementById(wanted)?.getBoundingClientRect().top ?? -1, id)
    // While few rows are drawn the page is too short to be scrolled so far.
    await expect.poll(top, { timeout: 20_000 }).toBeLessThanOrEqual(bar + 16)
    await page.waitForTimeout(500)
    const last = await top()
    expect(last).toBeGreaterThanOrEqual(bar)
    expect(last).toBeLessThanOrEqual(bar + 16)
    complainedOfNothing(person)
    await person.leave()
  })

  it('stays at the top of a page that is too short and shows the whole list there', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/?q=zzyx')
    const message = page.getByText(/^No projects match/)
    await message.waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    expect((await message.boundingBox())?.y).toBeLessThan(800)
    await person.leave()
  })

  it.each([
    ['a wide window', { width: 1280, height: 720 }, bars.wide + 36],
    ['a phone', { width: 390, height: 844 }, bars.phone],
  ])('has the focus covered by nothing in %s, where Tab leads back up', async (_, size, bar) => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.setViewportSize(size)
    await page.goto('/osn_main')
    await page.locator('#root tbody tr').first().waitFor()
    await page.mouse.move(size.width / 2, size.height / 2)
    await page.mouse.wheel(0, 3000)
    await page.waitForTimeout(500)
    const middle = page.locator('#root tbody tr').filter({ visible: true }).nth(8).locator('th a')
    await middle.focus()
    const tops: number[] = []
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Shift+Tab')
      tops.push(await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? -1))
    }
    expect(tops.filter((top) => top < bar)).toEqual([])
    // It led to rows that were above the window.
    expect(tops.some((top, press) => top > (tops[press - 1] ?? top) + 100)).toBe(true)
    await person.leave()
  })

  it('has a short title in one line at each width of the window', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    for (const path of ['/', '/article_main', '/language_stacks_main'])
      for (const width of [360, 640, 700, 768, 844, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await page.getByRole('searchbox', { name: 'Search' }).waitFor()
        await page
          .getByText(/^[\d,]+$/)
          .first()
          .waitFor()
        const lines = await page.locator('#root h1').evaluate((title) => {
          const range = document.createRange()
          range.selectNodeContents(title)
          return range.getClientRects().length
        })
        expect(lines, `${path} at ${width} px`).toBe(1)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    await person.leave()
  })
})
