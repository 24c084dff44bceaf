import { chromium, type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { chromiumArguments, findChromium } from '../../support/chromium'
import { press, write } from '../../support/hand'
import { journeyOn, fillLogin, seesHeading, seesToast } from '../../support/journey'
import { signInLinkFor } from '../../support/signInLink'

const names = { ADMIN: 'Ada Adeyemi', SUPER_ADMIN: 'Sunniva Solberg' } as const
type Person = keyof typeof names
const ways: [Person, Person][] = [
  ['ADMIN', 'SUPER_ADMIN'],
  ['SUPER_ADMIN', 'ADMIN'],
]

/** Two people at one browser: nothing of the one is left for the other. */
describe('somebody else who signs in in another tab', () => {
  const journey = journeyOn('pglite')

  const nameIn = (page: Page) => page.getByRole('textbox', { name: 'Name' })
  const person = (page: Page, who: Person) => page.getByText(names[who], { exact: true }).first()

  /** What this browser keeps of drafts: the words by key. */
  const draftsIn = (page: Page) =>
    page.evaluate(async () => {
      const opening = indexedDB.open('console-drafts')
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result)
      })
      const store = database.transaction('drafts').objectStore('drafts')
      const all = <T>(asking: IDBRequest<T>) =>
        new Promise<T>((resolve) => {
          asking.onsuccess = () => resolve(asking.result)
        })
      const keys = await all(store.getAllKeys())
      const values = await all(store.getAll())
      database.close()
      return keys.map((key, index) => ({ key: String(key), words: JSON.stringify(values[index]) }))
    })

  it.each(ways)('makes the tab of %s that of %s, who finds nothing of the former', async (first, second) => {
    const { page, leave } = await journey.arriveAs(first)
    await page.goto('/tags_main/edit/3')
    await person(page, first).waitFor()
    const former = await nameIn(page).inputValue()
    await write(nameIn(page), `typed by ${first}`)

    const tab = await page.context().newPage()
    await tab.goto(await signInLinkFor(journey.console, second))
    await press(tab.getByRole('button', { name: 'Go Homepage' }))
    await person(tab, second).waitFor()

    await person(page, second).waitFor()
    expect(await person(page, first).count()).toBe(0)
    expect(await nameIn(page).inputValue()).toBe(former)
    expect(await page.getByRole('region', { name: 'Kept draft' }).count()).toBe(0)
    await write(nameIn(page), `typed by ${second}`)

    await tab.goto(await signInLinkFor(journey.console, first))
    await seesHeading(tab, 'Verification Successful')
    await person(page, first).waitFor()
    await page.getByText(/^Your draft is back/).waitFor()
    expect(await nameIn(page).inputValue()).toBe(`typed by ${first}`)
    const drafts = await draftsIn(page)
    const keyOf = (who: Person) => drafts.filter(({ words }) => words.includes(`typed by ${who}"`))
    expect(keyOf(first).map(({ key }) => key)).toEqual([`${first === 'ADMIN' ? 2 : 1}/tag/3`])
    expect(keyOf(second).map(({ key }) => key)).toEqual([`${second === 'ADMIN' ? 2 : 1}/tag/3`])
    await leave()
  })

  it.each(ways)('finds nothing of %s where a log-out came before (%s)', async (first, second) => {
    const { page, leave } = await journey.arriveAs(first)
    await page.goto('/settings')
    await person(page, first).waitFor()
    const tab = await page.context().newPage()
    await tab.goto('/tags_main')
    await press(tab.getByRole('button', { name: 'Log out' }))
    await seesHeading(page, 'Login')
    // The reload after a log-out would cut off the next move.
    await seesHeading(tab, 'Login')
    await fillLogin(tab, journey.console, second)
    await person(tab, second).waitFor()
    await person(page, second).waitFor()
    expect(await page.getByText(names[first]).count()).toBe(0)
    await leave()
  })

  it.each(ways)(
    'finds nothing of %s by Back either, out of the browser’s cache (%s)',
    async (first, second) => {
      // Playwright switches this cache off, and the headless shell has none.
      const browser = await chromium.launch({
        executablePath: findChromium(),
        args: chromiumArguments,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      })
      const context = await browser.newContext({ baseURL: journey.console.address, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await fillLogin(page, journey.console, first)
      await page.waitForURL((url) => url.pathname !== '/login')
      await page.goto('/tags_main/edit/3')
      await person(page, first).waitFor()
      await write(nameIn(page), `typed by ${first}`)
      await page.evaluate((name) => {
        const seen: { isKept: boolean; text: string } = { isKept: false, text: '' }
        Object.assign(window, { seen })
        addEventListener('pageshow', ({ persisted }) => {
          seen.isKept = persisted
          // What is painted first after the cache gave the page back.
          seen.text = document.body.textContent ?? ''
          sessionStorage.setItem('seen', JSON.stringify({ ...seen, name }))
        })
      }, names[first])
      await page.goto(await signInLinkFor(journey.console, second))
      await press(page.getByRole('button', { name: 'Go Homepage' }))
      await person(page, second).waitFor()
      await page.goBack()
      await page.goBack()
      await person(page, second).waitFor()
      const seen = await page.evaluate(() => sessionStorage.getItem('seen') ?? '{}')
      expect(JSON.parse(seen)).toMatchObject({ isKept: true })
      expect(seen).not.toContain(`"text":"${names[first]}`)
      expect((JSON.parse(seen) as { text: string }).text).not.toContain(names[first])
      expect(await nameIn(page).inputValue()).not.toBe(`typed by ${first}`)
      await browser.close()
    },
  )

  it('that fails for a wrong password says so once, and nothing has ended', async () => {
    const { page, leave } = await journey.arrive()
    await page.goto('/login')
    expect(await page.getByLabel('E-mail').evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('admin@example.org')
    await page.keyboard.press('Tab')
    await page.keyboard.type('wrong')
    await page.keyboard.press('Enter')
    await seesToast(page, 'The e-mail or the password is wrong')
    expect(await page.getByText('The e-mail or the password is wrong').count()).toBe(1)
    expect(await page.getByText(/session has ended/).count()).toBe(0)
    await page.keyboard.type('open-source-demo')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname !== '/login')
    await leave()
  })
})
