import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { ClaimInbox } from '../../src/contract/endpoints/inbox'
import { askAs } from '../support/askAs'
import { counted } from '../support/counted'
import { press, write } from '../support/hand'
import { journeyOn, complainedOfNothing, seesHeading, seesToast } from '../support/journey'

/** Claims and applications, decided and read over the built console; each way prints how many clicks and keys it took. */
describe('the inbox', () => {
  const journey = journeyOn('pglite')

  const claims = async (state: string) => {
    const { ask } = await askAs(journey.console, 'ADMIN')
    return (await ask<{ data: ClaimInbox }>('GET', `/admin/claims/0?state=${state}`)).data
  }
  /** Who wrote the letters of a list, in its order. */
  async function namesIn(page: Page, list: string): Promise<string[]> {
    const links = page.getByRole('region', { name: list }).getByRole('link')
    await links.first().waitFor()
    return links.evaluateAll((all) => all.map((one) => one.querySelector('[dir=auto]')?.textContent ?? ''))
  }
  const letterOf = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor()

  it('decides three pending claims from / by at most nine clicks and keys, and takes one back', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    const before = await claims('pending')
    const [first, second, third, fourth] = before.claims
    await page.goto('/')
    const hand = counted(page)
    await hand.click(page.getByRole('link', { name: /claims pending$/ }))
    await letterOf(page, first!.claimer.name)
    await hand.press('a')
    await letterOf(page, second!.claimer.name)
    await hand.press('r')
    await letterOf(page, third!.claimer.name)
    await hand.press('a')
    await letterOf(page, fourth!.claimer.name)
    console.log(`decide three pending claims: ${hand.count} clicks and keys`)
    expect(hand.count).toBeLessThanOrEqual(9)
    expect((await claims('pending')).pending).toBe(before.pending - 3)
    const decided = (await claims('decided')).claims
    const statusOf = (id: number) => decided.find((claim) => claim.id === id)?.status
    expect([first, second, third].map((claim) => statusOf(claim!.id))).toEqual([
      'APPROVED',
      'REJECTED',
      'APPROVED',
    ])
    await press(page.getByRole('button', { name: 'Undo' }))
    await seesToast(page, 'Claim is pending again')
    await letterOf(page, third!.claimer.name)
    expect((await claims('pending')).claims.map(({ id }) => id)).toContain(third!.id)
    complainedOfNothing(person)
    await person.leave()
  })

  it('rejects with a reason that is typed, and no key decides meanwhile', async () => {
    const person = await journey.arriveAs('CONTENT_EDITOR')
    const { page } = person
    await page.goto('/inbox')
    await seesHeading(page, 'Inbox')
    const name = (await page.getByRole('heading', { level: 2 }).textContent()) ?? ''
    const reason = 'a rare urn: ask again with an address of the project'
    await write(page.getByLabel('Reason'), reason)
    await press(page.getByRole('button', { name: 'Reject' }))
    await seesToast(page, 'Claim rejected')
    const { claims: decided } = await claims('decided')
    expect(decided.find(({ claimer }) => claimer.name === name)).toMatchObject({ status: 'REJECTED', reason })
    complainedOfNothing(person)
    await person.leave()
  })

  it('reads all new applications by one key each', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    const { id } = (
      await (await askAs(journey.console, 'ADMIN')).ask<{ data: { id: number } }>('GET', '/auth/user')
    ).data
    // Eight of the demo's thirteen had come by the last visit.
    await page.addInitScript(
      ([key, text]) => localStorage.setItem(key!, text!),
      ['seenApplications', JSON.stringify({ [id]: 8 })],
    )
    await page.goto('/')
    const tile = page.getByRole('link', { name: /new applications$/ })
    const fresh = Number.parseInt((await tile.textContent()) ?? '', 10)
    expect(fresh).toBe(5)
    const hand = counted(page)
    await hand.click(tile)
    const names = await namesIn(page, 'Applications')
    await letterOf(page, names[0]!)
    for (const name of names.slice(1, fresh)) {
      await hand.press('j')
      await letterOf(page, name)
    }
    await expect
      .poll(() => page.getByRole('link', { name: /^Applications/ }).textContent())
      .toMatch(/^Applications\s*$/)
    console.log(`read ${fresh} new applications: ${hand.count} clicks and keys`)
    expect(hand.count).toBeLessThanOrEqual(fresh)
    complainedOfNothing(person)
    await person.leave()
  })

  it('is searched by `/`, walked by keys, and found as it was by Back', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/inbox?list=applications')
    const all = await namesIn(page, 'Applications')
    await letterOf(page, all[0]!)
    // The last one who wrote stands by their name alone.
    const wanted = all.at(-1)!
    await page.keyboard.press('/')
    await page.getByRole('searchbox', { name: 'Search' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.type(wanted)
    await letterOf(page, wanted)
    const found = await namesIn(page, 'Applications')
    expect(found[0]).toBe(wanted)
    expect(found.length).toBeLessThan(all.length)
    await page.getByText(`${found.length} of ${all.length} applications`).waitFor({ state: 'attached' })
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(wanted)
    await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tags' }))
    await seesHeading(page, 'Tags')
    await page.goBack()
    await letterOf(page, wanted)
    expect(await namesIn(page, 'Applications')).toEqual(found)
    await write(page.getByRole('searchbox', { name: 'Search' }), 'no such words anywhere')
    await page.getByText(/^No applications match/).waitFor()
    await press(page.getByRole('button', { name: 'Show all applications' }))
    expect(await namesIn(page, 'Applications')).toEqual(all)
    complainedOfNothing(person)
    await person.leave()
  })

  it('is read and decided on a phone, list by list and letter by letter', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/inbox')
    const [name = ''] = await namesIn(page, 'Pending claims')
    const link = page.getByRole('region', { name: 'Pending claims' }).getByRole('link').first()
    await press(link)
    await letterOf(page, name)
    await press(page.getByRole('button', { name: 'Back to the list' }))
    await link.waitFor()
    await press(link)
    await press(page.getByRole('button', { name: 'Approve' }))
    await seesToast(page, 'Claim approved')
    await page.goBack()
    await page.getByRole('region', { name: 'Pending claims' }).waitFor()
    complainedOfNothing(person)
    await person.leave()
  })
})
