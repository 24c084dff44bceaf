import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { press, write } from '../../support/hand'
import { holdBack } from '../../support/holdBack'
import { journeyOn, complainedOfNothing, seesHeading } from '../../support/journey'

const entry = /\/assets\/first-[^/]*\.js$/
const user = '/api/auth/user'
const list = '/api/public/tags'

/** The head of the page asks for the user and the list while the script of the console is on its way. */
describe('the first calls of a page', () => {
  const journey = journeyOn('pglite')

  /**
   * Opens the tags, or another screen with the call that it is drawn from, as staff of this browser, with the script held back;
   * `release` lets it come.
   */
  async function openWithoutScript({
    path = '/tags_main',
    call = list,
    prepare = async () => {},
  }: {
    path?: string
    call?: string
    prepare?: (page: Page) => Promise<unknown>
  } = {}) {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.addInitScript(() => localStorage.setItem('isStaff', 'true'))
    const release = await holdBack(page, entry)
    await prepare(page)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname === user || pathname === call) asked.push(pathname)
    })
    await page.goto(path, { waitUntil: 'commit' })
    return { person, page, asked, release }
  }

  const seesRows = (page: Page) => page.getByRole('row').nth(1).waitFor()

  it('are made before the script, and not again', async () => {
    const { person, page, asked, release } = await openWithoutScript()
    await expect.poll(() => asked).toEqual([user, list])
    release()
    await seesHeading(page, 'Tags')
    await seesRows(page)
    expect(asked).toEqual([user, list])
    complainedOfNothing(person)
    await person.leave()
  })

  it('are read before what makes the other calls is there', async () => {
    let release = () => {}
    const opened = await openWithoutScript({
      prepare: async (page) => {
        release = await holdBack(page, /\/assets\/wire-[^/]*\.js$/)
      },
    })
    const { person, page, asked } = opened
    opened.release()
    await seesRows(page)
    expect(asked).toEqual([user, list])
    release()
    // Of the profile, which is one of those.
    await page.getByText('Ada Adeyemi', { exact: true }).first().waitFor()
    expect(asked).toEqual([user, list])
    complainedOfNothing(person)
    await person.leave()
  })

  it.each([
    ['/osn_main/edit/1', '/api/public/open-source/1'],
    ['/article_main/edit/1', '/api/public/article/1'],
    ['/tags_main/edit/1', '/api/public/tag/1'],
    ['/categories_main/edit/1', '/api/public/category/1'],
    ['/language_stacks_main/edit/1', '/api/public/language-stack/1'],
    ['/opportunity/1', '/api/public/1/opportunities/0'],
    ['/claim/1', '/api/admin/1/claims/0'],
  ])('ask at %s for what its screen is drawn from, once', async (path, record) => {
    const { person, page, asked, release } = await openWithoutScript({ path, call: record })
    await expect.poll(() => asked).toEqual([user, record])
    release()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('main form, main table').first().waitFor()
    expect(asked).toEqual([user, record])
    complainedOfNothing(person)
    await person.leave()
  })

  it('and later ones wait for no cookie: the session is in a header', async () => {
    const { person, page, release } = await openWithoutScript({
      path: '/tags_main/edit/1',
      prepare: (page) =>
        page.addInitScript(() => {
          CookieStore.prototype.get = () => new Promise(() => undefined)
        }),
    })
    release()
    await write(page.getByRole('textbox', { name: 'Name' }), 'Renamed')
    const sent = page.waitForResponse((response) => response.request().method() === 'PUT')
    await press(page.getByRole('button', { name: 'Save tag' }))
    expect((await sent).ok()).toBe(true)
    await person.leave()
  })

  it('are made again where the network failed', async () => {
    const { person, page, asked, release } = await openWithoutScript({
      prepare: (page) => page.route(`**${list}`, (route) => route.abort(), { times: 1 }),
    })
    await expect.poll(() => asked).toEqual([user, list])
    release()
    await seesRows(page)
    expect(asked).toEqual([user, list, list])
    await person.leave()
  })

  it('lead to the login screen where the session has ended', async () => {
    const { person, page, asked, release } = await openWithoutScript({
      prepare: (page) => page.addInitScript(() => localStorage.setItem('token', 'of-an-ended-session')),
    })
    await expect.poll(() => asked).toEqual([user, list])
    release()
    await seesHeading(page, 'Login')
    expect(asked).toEqual([user, list])
    await person.leave()
  })
})
