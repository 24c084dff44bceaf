import { describe, expect, it } from 'vitest'
import { complainedOfNothing, journeyOn } from '../../support/journey'

/** Keys that go from row to row while rows come into view. */
describe('on the list of projects', () => {
  const journey = journeyOn('pglite')

  it.each([
    ['j', 1],
    ['k', -1],
  ] as const)('no press of %s is lost where several come between two frames', async (key, by) => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/osn_main')
    await page.getByRole('form', { name: 'Add project' }).waitFor()
    const rowIndex = () =>
      page.evaluate(() => Number(document.activeElement?.closest('tr')?.getAttribute('data-index')))
    // Into the middle of the list, where the library that measures rows has come.
    await page.mouse.move(500, 500)
    await page.mouse.wheel(0, 11_000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(10_000)
    await page.keyboard.press('j')
    await expect.poll(rowIndex).toBeGreaterThan(150)
    const before = await rowIndex()
    // All are sent at once: none waits for the one before it to be handled.
    await Promise.all(Array.from({ length: 140 }, () => page.keyboard.press(key)))
    await expect.poll(rowIndex).toBe(before + by * 140)
    complainedOfNothing(person)
    await person.leave()
  })
})
