import type { Page } from 'playwright'
import { afterEach, describe, expect, it } from 'vitest'
import { press, pressPainted } from '../../support/hand'
import { journeyOn, complainedOfNothing, type Person } from '../../support/journey'
import { compared, openBeforeCode, staffTokens, wasPainted, type Visit } from '../../support/painted'

interface ListVisit extends Visit {
  /** The first answer of the list stops before its end, and ends with `breakOff`. */
  breaks?: boolean
}

declare global {
  interface Window {
    /** Ends an answer that has stopped (`breakList`). */
    breakOff?: () => void
  }
}

/** Has the page's first answer of the list stop in the middle until `breakOff` is called. */
function breakList(): void {
  const { fetch } = window
  window.fetch = async (...asked) => {
    const answer = await fetch(...asked)
    if (!answer.url.endsWith('/admin/osn/0')) return answer
    window.fetch = fetch
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.slice(0, bytes.length / 2))
        window.breakOff = () => controller.error(new TypeError('The connection broke'))
      },
    })
    return new Response(broken, answer)
  }
}

/** The list of projects before the console's code is there, over the built console. */
describe('rows that are painted before the console is there', () => {
  const journey = journeyOn('pglite')
  const tokens = staffTokens(journey)
  let person: Person | undefined
  afterEach(() => person?.leave())

  /** Opens the list as staff who have used this browser before; the console's code comes with `start`. */
  async function open({ breaks, ...visit }: ListVisit = {}) {
    const opened = await openBeforeCode(journey, tokens, visit, breaks ? breakList : undefined)
    person = opened.person
    return opened
  }

  const painted = (page: Page) => page.locator('#painted tbody tr')
  const real = (page: Page) => page.locator('#root tbody tr')

  it.each([
    ['on a wide window', { size: [1440, 900] }],
    ['on a small screen', { size: [390, 844] }],
    ['with compact rows, in the dark', { kept: { density: 'dense', theme: 'dark' } }],
    ['at its other path', { path: '/osn_main' }],
    ['of a super admin', { role: 'SUPER_ADMIN' }],
    ['of an editor', { role: 'CONTENT_EDITOR' }],
  ] satisfies [string, ListVisit][])('stand %s where the console draws them', async (_, visit) => {
    const { page, start } = await open(visit)
    await painted(page).first().waitFor()
    const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const ground = await colour()
    start()
    await real(page).first().waitFor()
    expect(await page.locator('#painted').count()).toBe(0)
    const { before, moved } = await compared(page)
    expect(before.length).toBeGreaterThan(60)
    expect(moved).toEqual([])
    expect(await colour()).toBe(ground)
    expect(await page.evaluate(() => document.documentElement.style.overflowY)).toBe('')
    complainedOfNothing(person!)
  })

  it('can be searched at once: what is typed goes on in the console, with the caret where it was', async () => {
    const { page, start } = await open()
    const search = page.getByRole('searchbox', { name: 'Search' })
    await press(search)
    await page.keyboard.type('rect')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    start()
    await real(page).first().waitFor()
    await page.keyboard.type('e')
    await expect.poll(() => search.inputValue()).toBe('reect')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('e')
    await page.keyboard.press('Delete')
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await expect.poll(() => search.inputValue()).toBe('rec')
    await expect.poll(() => page.url()).toContain('q=rec')
    complainedOfNothing(person!)
  })

  it('take keys: the console goes on with them', async () => {
    const { page, start } = await open()
    await painted(page).first().waitFor()
    await page.keyboard.type('/rec')
    start()
    await real(page).first().waitFor()
    const search = page.getByRole('searchbox', { name: 'Search' })
    await expect.poll(() => search.inputValue()).toBe('rec')
    await expect.poll(() => page.url()).toContain('q=rec')
    complainedOfNothing(person!)
  })

  it('take a press: the console opens what was pressed', async () => {
    const { page, start } = await open()
    const name = painted(page).nth(2).locator('th a')
    await pressPainted(name)
    const title = await name.textContent()
    start()
    await page.getByRole('heading', { level: 1, name: title! }).waitFor()
    expect(page.url()).toContain('/osn_main/edit/')
    complainedOfNothing(person!)
  })

  it.each([
    ['the command key', 'ControlOrMeta', undefined],
    ['Shift', 'Shift', undefined],
    ['the middle button', undefined, 'middle'],
  ] as const)('take a press with %s: it opens beside the list', async (_, held, button) => {
    const { page, start } = await open()
    const name = painted(page).nth(2).locator('th a')
    await name.waitFor()
    if (held) await page.keyboard.down(held)
    await pressPainted(name, button)
    if (held) await page.keyboard.up(held)
    const title = await name.textContent()
    const opens = page.context().waitForEvent('page')
    start()
    const other = await opens
    await other.getByRole('heading', { level: 1, name: title! }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await real(page).count()).toBeGreaterThan(0)
  })

  it('take a press on a box: the console selects that row', async () => {
    const { page, start } = await open()
    await pressPainted(painted(page).nth(1).locator('input[type=checkbox]'))
    start()
    const boxes = real(page).locator('input[type=checkbox]')
    await expect.poll(() => boxes.nth(1).isChecked()).toBe(true)
    expect(await boxes.first().isChecked()).toBe(false)
  })

  it('are read by nobody: a screen reader hears that the console loads, and finds its search', async () => {
    const { page } = await open()
    await painted(page).first().waitFor()
    expect(await page.getByRole('row').count()).toBe(0)
    expect(await page.getByRole('link').count()).toBe(0)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Search')
  })

  it('are not there for who is no staff any more', async () => {
    const { page, start } = await open({ role: 'NORMAL' })
    start()
    await page.locator('#root h1').filter({ hasNotText: 'Loading' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await wasPainted(page)).toBe(false)
  })

  it.each([
    ['an error', { status: 500, body: '{"success":false,"message":"The list is ill"}' }],
    ['no JSON', { status: 200, body: '<p>Hello</p>' }],
    ['rows of another kind', { status: 200, body: '{"success":true,"data":[{"id":"one"}]}' }],
  ])('are not there where the list is answered with %s: the console says so', async (_, answer) => {
    person = await journey.arrive()
    const { page } = person
    await page.addInitScript((token) => {
      localStorage.setItem('token', token)
      localStorage.setItem('isStaff', 'true')
    }, tokens.get('ADMIN')!)
    await page.route('**/api/admin/osn/0', (route) =>
      route.fulfill({ contentType: 'application/json', ...answer }),
    )
    await page.goto('/')
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor()
    expect(await page.locator('#painted').count()).toBe(0)
  })

  it('are not there without the style of the console, which would be no picture of it', async () => {
    const { page, start } = await open({ without: /\/assets\/console-.*\.css$/ })
    await page.waitForResponse(/\/api\/admin\/osn\/0$/)
    await page.waitForTimeout(1000)
    start()
    await page.locator('#root > *').first().waitFor()
    expect(await wasPainted(page)).toBe(false)
  })

  it('go where the list breaks off behind them, and what was typed is searched once it is there', async () => {
    const { page, start } = await open({ breaks: true })
    await press(page.getByRole('searchbox', { name: 'Search' }))
    await page.keyboard.type('vite')
    // The console asks once more by itself.
    await page.route('**/api/admin/osn/0', (route) => route.fulfill({ status: 500 }))
    await page.evaluate(() => window.breakOff?.())
    start()
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' })
    await retry.waitFor()
    expect(await page.locator('#painted').count()).toBe(0)
    await page.unroute('**/api/admin/osn/0')
    await press(retry)
    const search = page.locator('#root').getByRole('searchbox', { name: 'Search' })
    await expect.poll(() => search.inputValue()).toBe('vite')
    await expect.poll(() => page.url()).toContain('q=vite')
  })

  it('go where somebody has signed out in another tab: the login screen comes', async () => {
    const { page, start } = await open()
    await painted(page).first().waitFor()
    await page.evaluate(() => localStorage.removeItem('token'))
    start()
    await page.getByRole('button', { name: 'Login', exact: true }).waitFor()
    expect(await page.locator('#painted').count()).toBe(0)
  })

  it('stay where the console’s code does not come: the page says so', async () => {
    const { page } = await open({ without: /\/assets\/first-.*\.js$/ })
    await painted(page).first().waitFor()
    await page.getByRole('alert').filter({ hasText: 'The console could not be loaded' }).waitFor()
  })
})
