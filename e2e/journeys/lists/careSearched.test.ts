import { describe, expect, it } from 'vitest'
import { press } from '../../support/hand'
import { journeyOn, complainedOfNothing, seesToast } from '../../support/journey'

/** The care of a directory whose list of projects the server searches, over the built console. */
describe('the care of a long list', () => {
  const journey = journeyOn('pglite', { WHOLE_LIST_UP_TO: '100' })

  it('finds, counts and merges without the whole list of projects', async () => {
    const person = await journey.arriveAs('CONTENT_EDITOR')
    const { page } = person
    const whole: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.endsWith('/admin/osn/0') && !search.includes('limit=')) whole.push(request.url())
    })
    await page.goto('/care?list=urls')
    const list = (name: string) => page.getByRole('region', { name, exact: true })
    const tab = (name: RegExp) =>
      page.getByRole('navigation', { name: 'Lists of what needs care' }).getByRole('link', { name })
    await list('Shared URLs').getByRole('listitem').first().waitFor()
    const shared = await list('Shared URLs').getByRole('listitem').count()
    await tab(new RegExp(`^Shared URLs ${shared}$`)).waitFor()

    await press(tab(/^Near names/))
    const merge = page.getByRole('button', { name: 'Merge… browser and browsers' })
    const pair = list('Near names').getByRole('listitem').filter({ has: merge })
    await pair
      .getByText(/^\d+ projects/)
      .first()
      .waitFor()
    await press(merge)
    const dialog = page.getByRole('dialog', { name: 'Merge two tags' })
    await dialog.getByText(/^\d+ records will change$/).waitFor()
    await press(dialog.getByRole('button', { name: 'Merge', exact: true }))
    await seesToast(page, 'browsers merged into browser')
    await merge.waitFor({ state: 'hidden' })
    await press(page.getByRole('button', { name: 'Undo' }))
    await seesToast(page, 'browsers is back')
    await merge.waitFor()

    await press(tab(/^Unused/))
    await list('Unused').getByRole('listitem').first().waitFor()
    expect(whole).toEqual([])
    complainedOfNothing(person)
    await person.leave()
  })
})
