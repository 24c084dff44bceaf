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
    await drawsOf(page, () => page.mouse.wheel(0, 600))
    const step = await drawsOf(page, () => page.mouse.wheel(0, 100))
    const tenSteps = await drawsOf(page, async () => {
      for (let steps = 0; steps < 10; steps += 1) await page.mouse.wheel(0, 100)
    })
    // 210; a new row is 17 of them. Before rows and fields were kept a letter drew 803.
    expect(letter).toBeGreaterThan(20)
    expect(letter).toBeLessThan(240)
    // 8: enough rows are drawn ahead. Ten steps bring some 20 rows into view, which are drawn several at a time.
    expect(step).toBeLessThan(17)
    expect(tenSteps).toBeGreaterThan(10 * 17)
    expect(tenSteps).toBeLessThan(30 * 17)
    complainedOfNothing(person)
    await person.leave()
  })
})
