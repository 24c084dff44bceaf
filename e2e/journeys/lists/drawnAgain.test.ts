import { describe, expect, it } from 'vitest'
import { countDraws, drawsOf } from '../../support/countDraws'
import { journeyOn, complainedOfNothing } from '../../support/journey'

/** How many components of the built console are drawn, new or again, by what people do most on a list. */
describe('on the list of projects', () => {
  const journey = journeyOn('pglite')

  it('a letter of the search and a step of the wheel draw little beside their rows', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await countDraws(page)
    await page.goto('/osn_main')
    await page.getByRole('form', { name: 'Add project' }).waitFor()

    const search = page.getByRole('searchbox')
    await search.focus()
    await drawsOf(page, () => page.keyboard.type('r'))
    const letter = await drawsOf(page, () => page.keyboard.type('e'))
    await drawsOf(page, () => page.keyboard.press('Escape'))
    await page.mouse.move(500, 500)
    const wheel = await drawsOf(page, () => page.mouse.wheel(0, 100))
    // 210 and 48; a new row is 17 of them. Before rows and fields were kept a letter drew 803.
    expect(letter).toBeGreaterThan(20)
    expect(letter).toBeLessThan(240)
    expect(wheel).toBeGreaterThan(17)
    expect(wheel).toBeLessThan(70)
    complainedOfNothing(person)
    await person.leave()
  })
})
