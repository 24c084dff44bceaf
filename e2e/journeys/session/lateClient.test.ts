import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { press, write } from '../../support/hand'
import { holdBack } from '../../support/holdBack'
import { journeyOn, complainedOfNothing, seesHeading } from '../../support/journey'

const client = /\/assets\/wire-[^/]*\.js$/
const noNetwork = 'Something went wrong. Please check your internet connection'

/** What makes the calls is fetched behind the login screen. */
describe('the login screen before what makes its calls', () => {
  const journey = journeyOn('pglite')
  let account: { email: string; password: string }
  beforeAll(async () => {
    account = journey.console.accounts.find(({ role }) => role === 'ADMIN') ?? { email: '', password: '' }
  }, 240_000)

  /** Opens the login screen, and notes each try to fetch the client and each sign-in that is sent. */
  async function openLogin(prepare: (page: Page) => Promise<unknown> = async () => {}) {
    const person = await journey.arrive()
    const { page } = person
    await prepare(page)
    const fetched: string[] = []
    const logins: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (client.test(pathname)) fetched.push(pathname)
      if (request.method() === 'POST') logins.push(pathname)
    })
    await page.goto('/login', { waitUntil: 'commit' })
    await page.waitForFunction(
      () =>
        document.querySelector('#root button') !== null &&
        !document.querySelector('#root')?.hasAttribute('data-prerendered'),
    )
    return { person, page, fetched, logins }
  }

  async function fillIn(page: Page) {
    await write(page.getByLabel('E-mail'), account.email)
    await write(page.getByLabel('Password'), account.password)
  }

  const login = (page: Page) => page.getByRole('button', { name: 'Login', exact: true })
  const neverIdle = (page: Page) =>
    page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))

  it('fetches it while nobody does anything, once', async () => {
    const { person, page, fetched } = await openLogin()
    await page.waitForResponse((response) => client.test(new URL(response.url()).pathname))
    await page.waitForLoadState('networkidle')
    const { length } = fetched
    await fillIn(page)
    expect(fetched).toHaveLength(length)
    complainedOfNothing(person)
    await person.leave()
  })

  it('fetches it as soon as somebody types', async () => {
    const { person, page, fetched } = await openLogin(neverIdle)
    expect(fetched).toEqual([])
    await write(page.getByLabel('E-mail'), 'a')
    await expect.poll(() => fetched).not.toEqual([])
    await person.leave()
  })

  it('signs in once where the form is sent before it has come', async () => {
    let release = () => {}
    const { person, page, logins } = await openLogin(async (one) => {
      release = await holdBack(one, client)
    })
    await fillIn(page)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    expect(logins).toEqual([])
    release()
    await seesHeading(page, 'Projects')
    expect(logins.filter((path) => path.endsWith('/auth/login/'))).toHaveLength(1)
    complainedOfNothing(person)
    await person.leave()
  })

  it('signs in where it could not be fetched once', async () => {
    const { person, page, fetched, logins } = await openLogin((one) =>
      one.route(client, (route) => route.abort(), { times: 1 }),
    )
    await expect.poll(() => fetched).toHaveLength(1)
    await fillIn(page)
    await page.keyboard.press('Enter')
    await seesHeading(page, 'Projects')
    expect(logins.filter((path) => path.endsWith('/auth/login/'))).toHaveLength(1)
    await person.leave()
  })

  it('says that the network failed while it cannot be fetched, and signs in afterwards', async () => {
    const { person, page, logins } = await openLogin(neverIdle)
    await page.context().setOffline(true)
    await fillIn(page)
    await page.keyboard.press('Enter')
    await page.getByText(noNetwork).first().waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe(account.email)
    expect(logins).toEqual([])
    await page.context().setOffline(false)
    await press(login(page))
    await seesHeading(page, 'Projects')
    expect(logins.filter((path) => path.endsWith('/auth/login/'))).toHaveLength(1)
    await person.leave()
  })

  it('finds the page that was asked for before anybody signed in', async () => {
    const person = await journey.arrive()
    const { page } = person
    await page.goto('/tags_main')
    await seesHeading(page, 'Login')
    await fillIn(page)
    await page.keyboard.press('Enter')
    await seesHeading(page, 'Tags')
    complainedOfNothing(person)
    await person.leave()
  })
})
