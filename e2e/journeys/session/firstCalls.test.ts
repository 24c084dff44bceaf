import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { holdBack } from '../../support/holdBack'
import { journeyOn, complainedOfNothing, seesHeading } from '../../support/journey'

const entry = /\/assets\/first-[^/]*\.js$/
const user = '/api/auth/user'
const list = '/api/public/tags'

/** The head of the page asks for the user and the list while the script of the console is on its way. */
describe('the first calls of a page', () => {
  const journey = journeyOn('pglite')

  /** Opens the tags as staff of this browser, with the script held back; `release` lets it come. */
  async function openWithoutScript(prepare: (page: Page) => Promise<unknown> = async () => {}) {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.addInitScript(() => localStorage.setItem('isStaff', 'true'))
    const release = await holdBack(page, entry)
    await prepare(page)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname === user || pathname === list) asked.push(pathname)
    })
    await page.goto('/tags_main', { waitUntil: 'commit' })
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
    const opened = await openWithoutScript(async (page) => {
      release = await holdBack(page, /\/assets\/wire-[^/]*\.js$/)
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

  it('are made again where the network failed', async () => {
    const { person, page, asked, release } = await openWithoutScript((page) =>
      page.route(`**${list}`, (route) => route.abort(), { times: 1 }),
    )
    await expect.poll(() => asked).toEqual([user, list])
    release()
    await seesRows(page)
    expect(asked).toEqual([user, list, list])
    await person.leave()
  })

  it('lead to the login screen where the session has ended', async () => {
    const { person, page, asked, release } = await openWithoutScript((page) =>
      page.addInitScript(() => localStorage.setItem('token', 'of-an-ended-session')),
    )
    await expect.poll(() => asked).toEqual([user, list])
    release()
    await seesHeading(page, 'Login')
    expect(asked).toEqual([user, list])
    await person.leave()
  })
})
