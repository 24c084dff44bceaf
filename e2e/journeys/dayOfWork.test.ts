import { describe, expect, it } from 'vitest'
import { counted } from '../support/counted'
import { write } from '../support/hand'
import { journeyOn, complainedOfNothing, seesHeading } from '../support/journey'

/** Tasks of every day, from `/`, by hands over the built console; each prints how many clicks and keys it took. */
describe('a day of work', () => {
  const journey = journeyOn('pglite')

  it('makes somebody an editor who waits for a role: at most eight', async () => {
    const person = await journey.arriveAs('SUPER_ADMIN')
    const { page } = person
    await page.goto('/')
    const hand = counted(page)
    await hand.click(page.getByRole('link', { name: /people waiting for a role$/ }))
    await seesHeading(page, 'Manage Users')
    const select = page.locator('select:has(option[value="NORMAL"]:checked)').first()
    const name = await select.getAttribute('aria-label')
    await hand.click(select)
    await hand.type('co')
    await hand.press('Enter')
    await expect.poll(() => page.getByLabel(name!, { exact: true }).inputValue()).toBe('CONTENT_EDITOR')
    await hand.click(
      page
        .getByRole('row')
        .filter({ has: page.getByLabel(name!, { exact: true }) })
        .getByRole('button', { name: 'Apply' }),
    )
    await hand.click(page.getByRole('button', { name: 'Confirm' }))
    await page.getByRole('alertdialog').waitFor({ state: 'detached' })
    await page.reload()
    await expect.poll(() => page.getByLabel(name!, { exact: true }).inputValue()).toBe('CONTENT_EDITOR')
    console.log(`make somebody an editor: ${hand.count} clicks and keys`)
    expect(hand.count).toBeLessThanOrEqual(8)
    complainedOfNothing(person)
    await person.leave()
  })

  it('goes on with a draft of an earlier visit: at most two', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/article_main/edit/1')
    await write(page.getByLabel('Title', { exact: true }), 'Begun yesterday')
    await page.waitForTimeout(1500)
    const later = await page.context().newPage()
    await page.close()
    await later.goto('/')
    const hand = counted(later)
    const draft = later
      .getByRole('navigation', { name: 'Continue' })
      .getByRole('listitem')
      .filter({ hasText: 'draft' })
    await hand.click(draft.getByRole('link'))
    await hand.click(later.getByRole('region', { name: 'Kept draft' }).getByRole('button').first())
    await expect.poll(() => later.getByLabel('Title', { exact: true }).inputValue()).toBe('Begun yesterday')
    console.log(`go on with a draft: ${hand.count} clicks`)
    expect(hand.count).toBeLessThanOrEqual(2)
    await person.leave()
  })
})
