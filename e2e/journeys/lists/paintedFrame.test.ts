import { afterEach, describe, expect, it } from 'vitest'
import { pressPainted } from '../../support/hand'
import { complainedOfNothing, journeyOn, type Person } from '../../support/journey'
import { compared, openBeforeCode, staffTokens, wasPainted, type Visit } from '../../support/painted'

/** The sidebar of staff's other screens before the console's code is there, over the built console. */
describe('the frame that is painted before the console is there', () => {
  const journey = journeyOn('pglite')
  const tokens = staffTokens(journey)
  let person: Person | undefined
  afterEach(() => person?.leave())

  async function open(visit: Visit) {
    const opened = await openBeforeCode(journey, tokens, visit)
    person = opened.person
    return opened
  }

  /** That the screen is loaded: it makes room for the screen. */
  const placeholder = (before: string[]) => before.filter((one) => one.startsWith('H1'))

  it.each([
    ['of a list', { path: '/tags_main' }, 'Tags'],
    ['of a record', { path: '/osn_main/edit/1' }, 'Projects'],
    ['of a searched list', { path: '/?q=react' }, 'Projects'],
    ['of the inbox, in the dark', { path: '/inbox', kept: { theme: 'dark' } }, 'Inbox'],
    [
      'of the users, for a super admin',
      { path: '/manage_users_main/1', role: 'SUPER_ADMIN' },
      'Manage Users',
    ],
    ['of an editor’s settings', { path: '/settings', role: 'CONTENT_EDITOR' }, 'Settings'],
  ] satisfies [string, Visit, string][])(
    'stands where the console draws it: %s',
    async (_, visit, current) => {
      const { page, start } = await open(visit)
      const frame = page.locator('#painted')
      await frame.waitFor()
      expect(await frame.locator('nav a[aria-current=page]').allTextContents()).toEqual([current])
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const before = await ground()
      start()
      await frame.waitFor({ state: 'detached' })
      const painted = await compared(page)
      expect(painted.before.length).toBeGreaterThan(20)
      expect(painted.moved).toEqual(placeholder(painted.before))
      expect(await ground()).toBe(before)
      await page.locator('#root h1').filter({ hasNotText: 'Loading' }).waitFor()
      complainedOfNothing(person!)
    },
  )

  it('has the bar of a small screen', async () => {
    const { page, start } = await open({ path: '/tags_main', size: [390, 844] })
    await page.locator('#painted').waitFor()
    start()
    await page.locator('#painted').waitFor({ state: 'detached' })
    const { before, moved } = await compared(page)
    expect(before).toHaveLength(3)
    expect(moved).toEqual(placeholder(before))
  })

  it('takes a press: the console opens what was pressed', async () => {
    const { page, start } = await open({ path: '/tags_main' })
    await pressPainted(page.locator('#painted nav a').filter({ hasText: 'Categories' }))
    start()
    await page.getByRole('heading', { level: 1, name: 'Categories' }).waitFor()
    expect(page.url()).toContain('/categories_main')
    complainedOfNothing(person!)
  })

  it('takes keys: the console goes on with them', async () => {
    const { page, start } = await open({ path: '/article_main' })
    await page.locator('#painted').waitFor()
    await page.keyboard.type('/licx')
    await page.keyboard.press('Backspace')
    start()
    const search = page.getByRole('searchbox', { name: 'Search' })
    await expect.poll(() => search.inputValue()).toBe('lic')
    await expect.poll(() => page.url()).toContain('q=lic')
    complainedOfNothing(person!)
  })

  it('takes the command key and a word: the palette has every letter', async () => {
    const { page, start } = await open({ path: '/article_main' })
    await page.locator('#painted').waitFor()
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('categorx')
    await page.keyboard.press('Backspace')
    start()
    const palette = page.getByRole('combobox', { name: 'Find anything' })
    await expect.poll(() => palette.inputValue()).toBe('categor')
    await page.keyboard.type('ies')
    await expect.poll(() => palette.inputValue()).toBe('categories')
    complainedOfNothing(person!)
  })

  it('is read by nobody', async () => {
    const { page } = await open({ path: '/tags_main' })
    await page.locator('#painted').waitFor()
    expect(await page.getByRole('link').count()).toBe(0)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  })

  it.each([
    ['for who is no staff any more', { path: '/tags_main', role: 'NORMAL' }],
    ['at an address that the console does not have', { path: '/nowhere' }],
    ['where somebody signs in by a link', { path: '/verify/link/confirmed' }],
  ] satisfies [string, Visit][])('is not there %s', async (_, visit) => {
    const { page, start } = await open(visit)
    start()
    await page.locator('#root h1').filter({ hasNotText: 'Loading' }).waitFor()
    expect(await wasPainted(page)).toBe(false)
  })
})
