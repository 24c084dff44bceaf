import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../../src/paths'
import { textOfArticle } from '../editor/textOfArticle'
import { casesOf } from '../support/endurance'
import { journeyOn, complainedOfNothing } from '../support/journey'

/** The 13 forms by the words on their buttons, and where they are. */
const forms = {
  'Add project': paths.projects(),
  'Save project': paths.projectEdit(1),
  'Add article': paths.articles(),
  'Save article': paths.articleEdit(2),
  'Add tag': paths.tags(),
  'Save tag': paths.tagEdit(1),
  'Add language stack': paths.languageStacks(),
  'Save language stack': paths.languageStackEdit(5),
  'Add category': paths.categories(),
  'Save category': paths.categoryEdit(4),
  'Add opportunity': paths.opportunities(1),
  'Save opportunity': paths.opportunityUpdate(2),
  'Save profile': paths.profileUpdate(),
} as const

/** In a usual run one with editors, and one without. */
const tried = casesOf(Object.entries(forms), ([name]) => name === 'Save project' || name === 'Add tag')

describe('passing through a form by Tab', () => {
  const journey = journeyOn('pglite')
  beforeAll(async () => {
    const text = await textOfArticle(journey.console, 2)
    await text.put('<ol><li>first</li><li>second</li></ol><p>end</p>')
  }, 240_000)

  it.each(tried)('changes nothing and is not held up: %s', async (name, path) => {
    const person = await journey.arriveAs('ADMIN')
    const { page } = person
    await page.goto(path)
    const send = page.getByRole('button', { name, exact: true })
    await send.waitFor()
    const form = page.getByRole('form', { name, exact: true })
    await openEditors(page)
    await form.locator('input:not([type=file]):visible, [role=textbox]:visible').first().focus()
    const stops = await passTo(page, send)
    for (let stop = 0; stop < stops; stop++) await page.keyboard.press('Shift+Tab')
    // Longer than an editor waits before it hands out what was written.
    await page.waitForTimeout(400)
    complainedOfNothing(person)
    expect(await isHeldUp(page)).toBe(false)
    await person.leave()
  })

  it('indents a list item by Tab once the caret was moved', async () => {
    const { page, leave } = await journey.arriveAs('ADMIN')
    await page.goto(paths.articleEdit(2))
    await openEditors(page)
    await page.getByRole('combobox', { name: 'Text style' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    const item = page.locator('[contenteditable=true] li').first()
    const left = async () => (await item.boundingBox())?.x ?? 0
    const before = await left()
    await page.keyboard.press('Tab')
    await expect.poll(left).toBeGreaterThan(before)
    await page.getByLabel('Title').focus()
    expect(await isHeldUp(page)).toBe(true)
    await leave()
  })

  it('is held up right after a key in an editor, with the focus there', async () => {
    const { page, leave } = await journey.arriveAs('ADMIN')
    await page.goto(paths.articleEdit(2))
    await openEditors(page)
    await page.getByRole('combobox', { name: 'Text style' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('x')
    expect(await isHeldUp(page)).toBe(true)
    await leave()
  })
})

/** Brings each editor of the page near, so that its code is there. */
const openEditors = (page: Page) =>
  page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('form [aria-busy]')].find((one) =>
      one.textContent?.startsWith('Loading the editor'),
    )
    waiting?.scrollIntoView()
    return !waiting
  })

/** Presses Tab until this has the focus; returns how many stops it took. */
async function passTo(page: Page, target: Locator): Promise<number> {
  for (let stop = 1; stop <= 80; stop++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return stop
  }
  throw new Error('Tab does not lead there')
}

/** Closes the page as a person does; returns whether the browser asks first, since something is not saved. */
async function isHeldUp(page: Page): Promise<boolean> {
  const answer = Promise.race([
    page.waitForEvent('dialog').then((dialog) => dialog.dismiss().then(() => true)),
    page.waitForEvent('close').then(() => false),
  ])
  await page.close({ runBeforeUnload: true })
  return answer
}
