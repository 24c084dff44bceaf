import { describe, expect, it } from 'vitest'
import { journeyOn, complainedOfNothing } from '../../support/journey'

declare global {
  interface Window {
    /** What of `Intl` was created before a row was on the page. */
    begun: string[]
  }
}

/** Records what of `Intl` is created before the first row: creating its objects delays the rows. */
function watch(): void {
  window.begun = []
  const note = (name: string) => {
    if (!document.querySelector('#root tbody th')) window.begun.push(name)
  }
  const makers = Intl as unknown as Record<string, new (...rest: unknown[]) => object>
  for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'RelativeTimeFormat'])
    makers[name] = new Proxy(makers[name]!, {
      construct(target, rest) {
        note(name)
        return Reflect.construct(target, rest)
      },
    })
  const compare = String.prototype.localeCompare
  Object.assign(String.prototype, {
    localeCompare(this: string, ...rest: Parameters<typeof compare>) {
      note('localeCompare')
      return compare.apply(this, rest)
    },
  })
}

describe('the first rows of the console', () => {
  const journey = journeyOn('pglite')

  it('stand on the page before anything of Intl is made', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.addInitScript(watch)
    for (const path of ['/', '/osn_main']) {
      await page.goto(path)
      await page.locator('#root tbody th').first().waitFor()
      expect(await page.evaluate(() => window.begun)).toEqual([])
    }
    // What is made behind them is noticed.
    const begun = await page.evaluate(() => {
      document.querySelectorAll('tbody').forEach((body) => body.remove())
      window.begun = []
      new Intl.Collator('en').compare('a', 'b')
      'a'.localeCompare('b')
      return window.begun
    })
    expect(begun).toEqual(['Collator', 'localeCompare'])
    complainedOfNothing(person)
  })
})
