import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { press, write } from '../../support/hand'
import { holdBack } from '../../support/holdBack'
import { journeyOn, complainedOfNothing, seesHeading, seesToast } from '../../support/journey'

const entry = /\/assets\/first-[^/]*\.js$/
/** The code of the login screen itself, fetched beside it. */
const screen = /\/assets\/login-[^/]*\.js$/

/** The sign-in form stands in the page before its script has come. */
describe('the login screen before its script', () => {
  const journey = journeyOn('pglite')
  let account: { email: string; password: string }
  beforeAll(async () => {
    account = journey.console.accounts.find(({ role }) => role === 'ADMIN') ?? { email: '', password: '' }
  }, 240_000)

  /** Opens the login screen with a script held back; `release` lets it come. */
  async function openWithoutScript(file = entry, width = 1280) {
    const person = await journey.arrive()
    const { page } = person
    await page.setViewportSize({ width, height: 800 })
    const release = await holdBack(page, file)
    const logins: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') logins.push(new URL(request.url()).pathname)
    })
    await page.goto('/login', { waitUntil: 'commit' })
    return { person, page, logins, release }
  }

  const isTakenOver = (page: Page) =>
    page.waitForFunction(() => !document.querySelector('#root')?.hasAttribute('data-prerendered'))

  it.each([entry, screen])(
    'keeps what is typed, field, caret and selection while %s is late',
    async (file) => {
      const { person, page, release } = await openWithoutScript(file)
      const field = page.getByLabel('E-mail')
      await field.waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
      await page.keyboard.type('someone@example')
      await page.keyboard.press('Shift+ArrowLeft')
      const before = await field.elementHandle()
      release()
      await isTakenOver(page)
      const after = await field.evaluate(
        (input: HTMLInputElement, first) => ({
          isSame: input === first,
          isFocused: document.activeElement === input,
          value: input.value,
          selected: [input.selectionStart, input.selectionEnd],
        }),
        before,
      )
      // The type of the field lets nobody ask for its selection: what is typed next says it.
      expect(after).toEqual({
        isSame: true,
        isFocused: true,
        value: 'someone@example',
        selected: [null, null],
      })
      await page.keyboard.type('es')
      expect(await field.inputValue()).toBe('someone@examples')
      complainedOfNothing(person)
      await person.leave()
    },
  )

  it('opens the list that was asked for with a search, once somebody has signed in', async () => {
    const person = await journey.arrive()
    const { page } = person
    await page.goto('/?q=react')
    await page.waitForURL('**/login')
    await write(page.getByLabel('E-mail'), account.email)
    await write(page.getByLabel('Password', { exact: true }), account.password)
    await page.keyboard.press('Enter')
    await seesHeading(page, 'Projects')
    expect(new URL(page.url()).search).toBe('?q=react')
    expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('react')
    complainedOfNothing(person)
    await person.leave()
  })

  it.each([390, 1280])(
    'has everything at its place before the style sheets are there, at %i px',
    async (width) => {
      const { person, page, release } = await openWithoutScript(/\/assets\/[^/]*\.(js|css)$/, width)
      await page.getByLabel('E-mail').waitFor()
      const places = () =>
        page.locator('#root :is(h1, h2, p, label, input, button, a)').evaluateAll((elements) =>
          elements.map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return `${element.textContent}: ${[x, y, width, height].map(Math.round).join(' ')}`
          }),
        )
      await page.evaluate(() => document.fonts.ready)
      const before = await places()
      release()
      await isTakenOver(page)
      await expect.poll(places).toEqual(before)
      complainedOfNothing(person)
      await person.leave()
    },
  )

  it('signs in once by what was typed and sent before', async () => {
    const { person, page, logins, release } = await openWithoutScript()
    await write(page.getByLabel('E-mail'), account.email)
    await write(page.getByLabel('Password'), account.password)
    await page.keyboard.press('Enter')
    await press(page.getByRole('button', { name: 'Login', exact: true }))
    expect(logins).toEqual([])
    release()
    await seesHeading(page, 'Projects')
    expect(logins.filter((path) => path.endsWith('/auth/login/'))).toHaveLength(1)
    complainedOfNothing(person)
    await person.leave()
  })

  it('does afterwards what another button was pressed for', async () => {
    const { person, page, release } = await openWithoutScript()
    await press(page.getByRole('link', { name: 'Register now' }))
    release()
    await seesHeading(page, 'Register')
    complainedOfNothing(person)
    await person.leave()
  })

  it('shows the problem of an empty form that was sent before', async () => {
    const { person, page, release } = await openWithoutScript()
    await page.getByLabel('E-mail').waitFor()
    await page.keyboard.press('Enter')
    release()
    await page.getByText('E-mail is required').first().waitFor()
    await person.leave()
  })

  it.each([entry, screen])('says that the console could not be loaded without %s', async (file) => {
    const person = await journey.arrive()
    await person.page.route(file, (route) => route.abort())
    await person.page.goto('/login')
    await write(person.page.getByLabel('E-mail'), account.email)
    await person.page
      .getByRole('alert')
      .getByText('The console could not be loaded. Check the connection and load the page again.')
      .waitFor()
    expect(await person.page.getByLabel('E-mail').inputValue()).toBe(account.email)
    await person.leave()
  })

  it('is not there for somebody who is signed in', async () => {
    const person = await journey.arriveAs('ADMIN')
    await person.page.goto('/', { waitUntil: 'commit' })
    await seesHeading(person.page, 'Projects')
    expect(await person.page.getByLabel('Password').count()).toBe(0)
    await person.page.keyboard.press('Control+k')
    await person.page.getByRole('dialog', { name: 'Find anything' }).waitFor()
    // The cascade goes by their order: what every chunk stands on comes first.
    const sheets = await person.page.evaluate(() => [...document.styleSheets].map(({ href }) => href))
    expect(sheets.length).toBeGreaterThan(2)
    expect(sheets[0]).toMatch(/\/assets\/first-[^/]*\.css$/)
    complainedOfNothing(person)
    await person.leave()
  })

  it.each(['late', 'not to be had'])(
    'leaves the console to be drawn where its first style is %s',
    async (how) => {
      const person = await journey.arriveAs('ADMIN')
      const { page } = person
      const releaseUser = await holdBack(page, '**/auth/user')
      const releaseStyle = await holdBack(page, /\/assets\/first-[^/]*\.css$/, (route) =>
        how === 'late' ? route.continue() : route.abort(),
      )
      const script = page.waitForResponse(entry)
      await page.goto('/', { waitUntil: 'commit' })
      await (await script).finished()
      await page.waitForTimeout(500)
      expect(await page.locator('#root > *').count()).toBe(0)
      releaseStyle()
      await page.getByText('Loading....').waitFor({ state: 'attached' })
      releaseUser()
      await seesHeading(page, 'Projects')
      if (how === 'late') complainedOfNothing(person)
      await person.leave()
    },
  )

  it('refuses a wrong password as ever', async () => {
    const { person, page, release } = await openWithoutScript()
    await write(page.getByLabel('E-mail'), account.email)
    await write(page.getByLabel('Password'), 'not the one')
    await page.keyboard.press('Enter')
    release()
    await seesToast(page, /password/i)
    expect(await page.getByLabel('E-mail').inputValue()).toBe(account.email)
    await person.leave()
  })
})
