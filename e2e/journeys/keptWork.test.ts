import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import {
  journeyOn,
  complainedOfNothing,
  fillLogin,
  seesHeading,
  seesToast,
  type Person,
} from '../support/journey'
import { press, write } from '../support/hand'

/** What must hold in a real browser alone: its tabs, its crashes and its storage. */
describe('what is typed', () => {
  const journey = journeyOn('pglite')

  /** Somebody at the form of tag 3, who typed this name. */
  async function typing(
    name: string,
    prepare: (page: Page) => Promise<void> = async () => {},
  ): Promise<Person & { former: string }> {
    const person = await journey.logInAs('ADMIN')
    await prepare(person.page)
    await person.page.goto('/tags_main/edit/3')
    await seesHeading(person.page, /^Edit /)
    const field = nameIn(person.page)
    const former = await field.inputValue()
    await write(field, name)
    return { ...person, former }
  }
  const another = (page: Page) => page.context().newPage()
  const nameIn = (page: Page) => page.getByRole('textbox', { name: 'Name' })
  const valueOf = (page: Page) => nameIn(page).inputValue()

  async function isOffered(page: Page, name: string, former: string) {
    await page.getByRole('region', { name: 'Kept draft' }).waitFor()
    expect(await valueOf(page)).toBe(former)
    await press(page.getByRole('button', { name: 'Restore' }))
    expect(await valueOf(page)).toBe(name)
  }

  it('is offered after the tab has crashed, a second after it was typed', async () => {
    const { page, leave, former } = await typing('typed before the crash')
    await page.waitForTimeout(1000)
    const crashed = page.waitForEvent('crash')
    await page.goto('chrome://crash').catch(() => undefined)
    await crashed
    const next = await another(page)
    await next.goto('/tags_main/edit/3')
    await isOffered(next, 'typed before the crash', former)
    await leave()
  })

  it('is offered after the tab was closed at once', async () => {
    const { page, leave, former } = await typing('typed before the end')
    const next = await another(page)
    await page.close()
    await next.goto('/tags_main/edit/3')
    await isOffered(next, 'typed before the end', former)
    await leave()
  })

  it('is offered where the browser drops what the page wrote last to its database', async () => {
    const { page, leave, former } = await typing('typed before the drop', async (page) => {
      await page.addInitScript(() => {
        let isEnding = false
        window.addEventListener('pagehide', () => (isEnding = true), true)
        const commit = IDBTransaction.prototype.commit
        IDBTransaction.prototype.commit = function () {
          if (isEnding) this.abort()
          else commit.call(this)
        }
      })
    })
    await page.goto('/settings')
    await page.goto('/tags_main/edit/3')
    await isOffered(page, 'typed before the drop', former)
    await leave()
  })

  it('is back after a sign-in by link, in the tab that the mail opened', async () => {
    const { page, leave } = await typing('typed before the session ended')
    await endSession(page)
    await press(page.getByRole('button', { name: 'Save tag' }))
    await seesHeading(page, 'Login')
    await write(page.getByLabel('E-mail'), 'admin@example.org')
    await press(page.getByRole('button', { name: 'Login via Magic Link' }))
    await seesToast(page, /link/i)
    const link = async () => {
      const mail = (await journey.console.outbox()).findLast((text) => text.includes('admin@example.org'))
      return /https?:\/\/\S+\/verify\/\S+\/confirmed/.exec(mail ?? '')?.[0]
    }
    await expect.poll(link).toBeDefined()
    const tab = await another(page)
    await tab.goto((await link()) ?? '')
    await press(tab.getByRole('button', { name: 'Go Homepage' }))
    await seesHeading(tab, /^Edit /)
    await tab.getByText(/^Your draft is back/).waitFor()
    expect(await valueOf(tab)).toBe('typed before the session ended')
    // The tab in which it was typed follows, and has it too.
    await page.getByText(/^Your draft is back/).waitFor()
    expect(await valueOf(page)).toBe('typed before the session ended')
    await leave()
  })

  it('ends with nobody looking: a log-out in one tab ends the others, and Back shows nothing', async () => {
    const person = await typing('typed before the log-out')
    const { page, leave, former } = person
    const tab = await another(page)
    await tab.goto('/tags_main')
    await seesHeading(tab, 'Tags')
    await press(tab.getByRole('link', { name: 'Settings' }))
    await seesHeading(tab, 'Settings')
    await press(tab.getByRole('button', { name: 'Log out' }))
    await seesHeading(tab, 'Login')
    await seesHeading(page, 'Login')
    for (const one of [page, tab]) {
      await one.goBack()
      await seesHeading(one, 'Login')
      expect(await one.getByText(former, { exact: true }).count()).toBe(0)
    }
    await fillLogin(page, journey.console, 'ADMIN')
    await page.waitForURL((url) => url.pathname !== '/login')
    await page.goto('/tags_main/edit/3')
    await page.getByRole('region', { name: 'Kept draft' }).waitFor()
    complainedOfNothing(person)
    await leave()
  })

  it('is offered after the screen has crashed; the rest of the console stands', async () => {
    const { page, leave, former } = await typing('typed before the mistake')
    await page.goto('/article_main/edit/1')
    await write(page.getByLabel('Title'), 'Typed before the mistake')
    // A mistake of the program: what searches in names throws while it is drawn.
    await page.evaluate(() => {
      const { prototype } = String
      Object.defineProperty(prototype, 'normalize', {
        value: () => {
          throw new Error('thrown on purpose')
        },
      })
    })
    await write(page.getByRole('combobox', { name: 'Tags' }), 'tést')
    await seesHeading(page, 'This page has stopped working')
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    await press(page.getByRole('button', { name: 'Reload' }))
    await press(page.getByRole('button', { name: 'Restore' }))
    expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Typed before the mistake')
    expect(former).not.toBe('')
    await leave()
  })

  /** Writes what is no draft in the place of each that this browser keeps, and returns how many these were. */
  const damageDrafts = (page: Page): Promise<number> =>
    page.evaluate(async () => {
      const opening = indexedDB.open('console-drafts')
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.onsuccess = () => resolve(opening.result)
      })
      const store = database.transaction('drafts', 'readwrite').objectStore('drafts')
      const keys = await new Promise<IDBValidKey[]>((resolve) => {
        const asking = store.getAllKeys()
        asking.onsuccess = () => resolve(asking.result)
      })
      const damaged = { version: 0, entries: 'none' }
      for (const key of keys) store.put(damaged, key)
      const held = Object.keys(localStorage).filter((name) => name.startsWith('lastTyped/'))
      for (const name of held) localStorage.setItem(name, JSON.stringify(damaged))
      // A page that is left before would undo it.
      await new Promise((resolve) => {
        store.transaction.oncomplete = resolve
      })
      database.close()
      return keys.length + held.length
    })

  it('by a damaged or foreign storage is neither lost nor trusted', async () => {
    const { page, leave, former } = await typing('typed before the damage')
    await page.goto('/settings')
    // Before the console has started here, it would still read the invalid settings on this page, report and reset them.
    await page.locator('#root h1').waitFor()
    await page.evaluate(() => {
      localStorage.setItem('theme', 'purple')
      localStorage.setItem('returnTo', JSON.stringify({ path: '//evil.example' }))
    })
    // The draft may be on its way to the storage still.
    await expect.poll(() => damageDrafts(page)).toBeGreaterThan(0)
    // A toast stays for seconds, which a busy machine may take to load the rest of the page.
    await page.goto('/tags_main/edit/3', { waitUntil: 'commit' })
    await Promise.all([
      seesToast(page, 'A damaged setting of this browser was ignored'),
      seesToast(page, 'A draft of another version of the console was ignored'),
    ])
    expect(await valueOf(page)).toBe(former)
    await leave()
  })

  /** Ends the session on the server alone: this browser does not know yet. */
  async function endSession(page: Page) {
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const ended = await fetch(`${journey.console.address}/api/auth/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(ended.status).toBe(200)
  }
})
