import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { journeyOn, complainedOfNothing, seesHeading, seesToast } from '../support/journey'
import { casesOf } from '../support/endurance'
import { press, write } from '../support/hand'
import { holdBack } from '../support/holdBack'

/** Lists as a person comes to them, leaves them and comes back. */
describe('a list', () => {
  const journey = journeyOn('pglite')

  const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
  const names = (page: Page) => page.getByRole('rowheader').getByRole('link').allTextContents()
  const queryOf = (page: Page) => new URL(page.url()).search

  /** Waits until the element stands in the window, and answers that nothing moves it any more. */
  async function isInView(target: Locator) {
    await target.waitFor()
    await expect
      .poll(() =>
        target.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight
        }),
      )
      .toBe(true)
  }

  /** How far the window is scrolled, in px. */
  const scrolling = (page: Page) => page.evaluate(() => Math.round(scrollY))

  it.each([
    ['its rows', '**/api/public/articles/0', 'Articles'],
    ['the session', '**/auth/user', 'Loading....'],
  ])('takes what is typed after / before %s came', async (_, part, heading) => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    const letIn = await holdBack(page, part)
    await page.goto('/article_main', { waitUntil: 'commit' })
    await page.getByText(heading, { exact: true }).last().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('lic')
    letIn()
    await expect.poll(() => search(page).inputValue()).toBe('lic')
    await page.keyboard.type('ence')
    await expect.poll(() => queryOf(page)).toBe('?q=licence')
    complainedOfNothing(person)
    await person.leave()
  })

  it('leaves keys to the login screen where the session has ended', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    const letIn = await holdBack(page, '**/auth/user', (route) =>
      route.fulfill({ status: 401, json: { success: false, message: 'Sign in again' } }),
    )
    await page.goto('/article_main', { waitUntil: 'commit' })
    await page.getByText('Loading....', { exact: true }).waitFor()
    await page.keyboard.press('/')
    letIn()
    const email = page.getByLabel('E-mail')
    await write(email, 'a b@example.org')
    expect(await email.inputValue()).toBe('a b@example.org')
    await person.leave()
  })

  const addresses: [address: string, label: string][] = [
    ['/osn_main#all-projects', 'Projects'],
    ['/osn_main?q=react', 'Projects'],
    ['/?sort=-name', 'Projects'],
    ['/article_main#all-articles', 'Articles'],
    ['/article_main?sort=-title', 'Articles'],
    ['/categories_main?sort=-name', 'Categories'],
  ]
  const tried = casesOf(addresses, ([address]) => /#all-projects|categories/.test(address))

  it.each(tried)('is what %s opens at', async (address, label) => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto(address)
    await page.getByRole('row').nth(1).waitFor()
    await isInView(search(page))
    await isInView(
      page
        .getByRole(label === 'Categories' ? 'treegrid' : 'table')
        .getByRole('row')
        .nth(1),
    )
    complainedOfNothing(person)
    await person.leave()
  })

  it('stands as it was left after an edit: by the link back, by Back, and after saving', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/osn_main')
    await page.getByRole('row').nth(1).waitFor()
    await write(search(page), 'e')
    await press(page.getByRole('button', { name: 'Name', exact: true }))
    await page.getByRole('row').nth(1).hover()
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => scrolling(page)).toBe(1500)
    const edit = page.getByRole('link', { name: /^Edit / })
    const inView = await edit.evaluateAll((links) =>
      links.findIndex((link) => {
        const box = link.getBoundingClientRect()
        return box.top > 200 && box.bottom < innerHeight
      }),
    )
    const name = (await edit.nth(inView).getAttribute('aria-label')) ?? ''
    const topOf = () =>
      page
        .getByRole('link', { name, exact: true })
        .evaluate((link) => Math.round(link.getBoundingClientRect().top))
    const left = await topOf()

    const isAsLeft = async () => {
      expect(await search(page).inputValue()).toBe('e')
      expect(queryOf(page)).toBe('?q=e&sort=name')
      expect(await page.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
        'ascending',
      )
      await isInView(page.getByRole('link', { name, exact: true }))
      await expect.poll(async () => Math.abs((await topOf()) - left)).toBeLessThan(5)
    }
    await press(page.getByRole('link', { name, exact: true }))
    await seesHeading(page, name)
    expect(await scrolling(page)).toBe(0)
    await press(page.getByRole('link', { name: 'All projects' }))
    await seesHeading(page, 'Projects')
    await isAsLeft()

    await press(page.getByRole('link', { name, exact: true }))
    await seesHeading(page, name)
    await page.goBack()
    await isAsLeft()

    await press(page.getByRole('link', { name, exact: true }))
    // The list has a form with a tagline as well, as long as it is there.
    await seesHeading(page, name)
    await write(page.getByLabel('Tagline'), 'Written on the way')
    await page.keyboard.press('Control+s')
    await seesToast(page, 'Project saved')
    await press(page.getByRole('link', { name: 'All projects' }))
    await seesHeading(page, 'Projects')
    await isAsLeft()

    // The entry of the sidebar asks for the whole list, from its top.
    await press(page.getByRole('link', { name: 'Tags', exact: true }))
    await press(page.getByRole('link', { name: 'Projects', exact: true }))
    await seesHeading(page, 'Projects')
    expect(await search(page).inputValue()).toBe('')
    expect(await scrolling(page)).toBe(0)
    complainedOfNothing(person)
    await person.leave()
  })

  it('shows rows at each key, and writes the address once when the typing ends', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/tags_main')
    await page.getByRole('row').nth(1).waitFor()
    await page.evaluate(() => {
      const { replaceState } = history
      // A busy machine may take so long over a key that the typing counts as ended.
      const counted = { writes: 0, pauses: 0 }
      Object.assign(window, { counted })
      history.replaceState = function (...args) {
        counted.writes += 1
        replaceState.apply(this, args)
      }
      let last = Infinity
      addEventListener('input', () => {
        // The first key of a word comes behind nothing.
        const { value } = document.querySelector<HTMLInputElement>('input[type=search]')!
        if (value.length > 1 && performance.now() - last > 200) counted.pauses += 1
        last = performance.now()
      })
    })
    const counted = () =>
      page.evaluate(() => (window as unknown as { counted: { writes: number; pauses: number } }).counted)
    /** How often the address was written for one word, typed again until nothing came between two keys. */
    const writesForAWord = async (): Promise<number> => {
      const before = await counted()
      await page.keyboard.type('javascript', { delay: 30 })
      await expect.poll(() => names(page)).toEqual(['javascript'])
      await expect.poll(() => queryOf(page)).toBe('?q=javascript')
      const { writes, pauses } = await counted()
      if (pauses === before.pauses) return writes - before.writes
      await write(search(page), '')
      await expect.poll(() => queryOf(page)).toBe('')
      return writesForAWord()
    }
    await press(search(page))
    expect(await writesForAWord()).toBe(1)
    await person.leave()
  })

  it('keeps a search in the history of somebody who leaves at once', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/tags_main')
    await page.getByRole('row').nth(1).waitFor()
    await press(search(page))
    await page.keyboard.type('javascript')
    await page.keyboard.press('Tab')
    await page.getByRole('link', { name: 'Edit javascript' }).focus()
    await page.keyboard.press('Enter')
    await seesHeading(page, 'Edit javascript')
    await page.reload()
    await page.goBack()
    await expect.poll(() => queryOf(page)).toBe('?q=javascript')
    await expect.poll(() => search(page).inputValue()).toBe('javascript')

    await write(search(page), 'css')
    await page.goForward()
    await seesHeading(page, 'Edit javascript')
    await page.goBack()
    await expect.poll(() => search(page).inputValue()).toBe('css')
    expect(queryOf(page)).toBe('?q=css')
    complainedOfNothing(person)
    await person.leave()
  })

  it('finds names without their diacritics, and first what bears the very name', async () => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto('/tags_main')
    await write(page.getByRole('textbox', { name: 'Name' }), 'Łódź')
    await press(page.getByRole('button', { name: 'Add tag' }))
    await seesToast(page, 'Tag added')
    await write(search(page), 'Lodz')
    await expect.poll(() => names(page)).toEqual(['Łódź'])
    await page.goto('/osn_main?q=react-dom')
    await expect.poll(async () => (await names(page))[0]).toBe('react-dom')
    complainedOfNothing(person)
    await person.leave()
  })
})
