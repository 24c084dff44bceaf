import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../../src/paths'
import { journeyOn } from '../support/journey'

/** Screens whose parts come one after another; the numbers are those of records of the demo. */
const screens = {
  home: paths.home(),
  'a project': paths.projectEdit(1),
  articles: paths.articles(),
  opportunities: paths.opportunities(1),
  settings: paths.settings(),
  projects: paths.projects(),
  'an article': paths.articleEdit(1),
  tags: paths.tags(),
  'a tag': paths.tagEdit(1),
  categories: paths.categories(),
  'a category': paths.categoryEdit(1),
  'language stacks': paths.languageStacks(),
  'a language stack': paths.languageStackEdit(1),
  'an opportunity': paths.opportunityUpdate(1),
  applicants: paths.applicants(1),
  claims: paths.claims(1),
  'the inbox': paths.inbox(),
  'all applications': paths.inbox('?list=applications'),
  care: paths.care(),
  people: paths.users(1),
  'the own profile': paths.profileUpdate(),
}

/** A score below this is what Chromium makes of rounding. */
const negligible = 0.005

describe.each([1280, 768, 640, 390])('at %s px', (width) => {
  const journey = journeyOn('pglite')
  let page: Page
  beforeAll(async () => {
    ;({ page } = await journey.arriveAs('SUPER_ADMIN'))
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(noteShifts)
    await page.goto(paths.home())
    // The usual case: the text face is there from the second visit on.
    await page.waitForFunction(() => localStorage.getItem('face') !== null)
  })

  it.each(Object.entries(screens))('nothing of %s moves while it comes', async (_, at) => {
    await page.goto(at)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => !document.querySelector('[data-skeleton]'))
    // What was asked for when the rows were there comes after them.
    await page.waitForTimeout(500)
    const shifts = await page.evaluate(() => (globalThis as { shifts?: Shift[] }).shifts ?? [])
    expect(shifts.filter(({ score }) => score >= negligible)).toEqual([])
  })
})

/** A shift that nobody caused, and what moved. */
interface Shift {
  score: number
  moved: string[]
}

/** Notes on the window each shift that followed no input. A script of its own, not a function: tsx would put names into it. */
const noteShifts = `
  globalThis.shifts = []
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) globalThis.shifts.push({
        score: value,
        moved: sources.map(({ node, previousRect, currentRect }) => {
          const one = node?.nodeType === 1 ? node : node?.parentElement
          return (one?.className || one?.tagName) + ' from ' + previousRect.y + ' to ' + currentRect.y
        }),
      })
  }).observe({ type: 'layout-shift', buffered: true })
`
