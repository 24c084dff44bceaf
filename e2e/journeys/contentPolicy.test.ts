import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../../src/paths'
import { screens } from '../../stories/preferences/screens'
import { textOfArticle } from '../editor/textOfArticle'
import { casesOf } from '../support/endurance'
import { press } from '../support/hand'
import { journeyOn, complainedOfNothing, type Person } from '../support/journey'

/** One for each way to look at the console, and those that are made of other parts than the rest. */
const usual: readonly string[] = ['login', 'waiting', 'unauthorized', 'home', 'articleEdit', 'history']
const opened = casesOf(screens, ({ name }) => usual.includes(name))

/** Where each route is opened, by who looks at it: the article is the one with the text below. */
const visitors = (['nobody', 'NORMAL', 'BLOCKED', 'SUPER_ADMIN'] as const).map((as) => {
  const seen = opened.filter((screen) => screen.as === as)
  return [
    as === 'BLOCKED' ? ('ADMIN' as const) : as,
    seen.map(({ name, at }) => [name, name === 'articleEdit' ? paths.articleEdit(2) : at] as const),
  ] as const
})

/** A text with everything that sets a style or loads something. */
const styled =
  '<p class="ql-align-center"><span style="color: rgb(230, 0, 0); background-color: rgb(255, 255, 0)">red</span></p>' +
  '<p><a href="https://example.org/" rel="noopener noreferrer" target="_blank">link</a> <strong>bold</strong></p>' +
  '<ul><li>one</li></ul><ol><li class="ql-indent-1">two</li></ol>' +
  '<table style="width: 50%"><tbody><tr><td style="color: red">cell</td></tr></tbody></table>'

const pasted =
  '<html><head><base href="https://a.example/"><style>p { color: red }</style></head><body>' +
  '<p style="color: red" onclick="x()">pasted<script>alert(1)</script></p><iframe src="https://a.example/">'

interface Walker extends Person {
  /** What the browser refused since the last look: the directive, and what it was about. */
  refused: string[]
}

describe('the content security policy', () => {
  const journey = journeyOn('pglite')
  beforeAll(async () => {
    await (await textOfArticle(journey.console, 2)).put(styled)
  }, 240_000)

  const watched = async (person: Person): Promise<Walker> => {
    const refused: string[] = []
    await person.page.exposeBinding('reportViolation', (_, violation: string) => void refused.push(violation))
    await person.page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void }
        reportViolation(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile} ${event.sample}`)
      })
    })
    return Object.assign(person, { refused })
  }

  describe.each(visitors)('on the screens of %s', (as, seen) => {
    let walker: Walker
    beforeAll(async () => {
      walker = await watched(await (as === 'nobody' ? journey.arrive() : journey.arriveAs(as)))
    })
    afterAll(() => walker.leave())

    it.each(seen)('is kept by %s', async (_, place) => {
      await walker.page.goto(place)
      await walker.page.getByRole('heading', { level: 1 }).first().waitFor()
      await openAll(walker.page)
      expect(walker.refused).toEqual([])
      complainedOfNothing(walker)
    })
  })

  it('is kept while a text is written, pasted into and compared', async () => {
    const walker = await watched(await journey.arriveAs('ADMIN'))
    const { page } = walker
    await page.goto(paths.articleEdit(2))
    await openAll(page)
    await page.getByRole('textbox', { name: 'Content' }).focus()
    await page.keyboard.type('typed ')
    await copyHtml(page, pasted)
    await page.keyboard.press('Control+V')
    await page.getByText('pasted').waitFor()
    await press(page.getByRole('button', { name: 'Save article' }))
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByText(/saved|updated/i)
      .first()
      .waitFor()
    expect(walker.refused).toEqual([])
    complainedOfNothing(walker)
    await walker.leave()
  })

  it('lets no script of a page, no style of a text and no other HTML in', async () => {
    const walker = await watched(await journey.arriveAs('ADMIN'))
    const { page, refused } = walker
    await page.goto(paths.tags())
    await page.getByRole('heading', { level: 1 }).waitFor()
    const thrown = await page.evaluate(() => {
      const faults: string[] = []
      const attempt = (work: () => void) => {
        try {
          work()
        } catch (error) {
          faults.push((error as Error).name)
        }
      }
      attempt(() => (document.body.innerHTML += '<b>x</b>'))
      attempt(() => document.write('<b>x</b>'))
      attempt(() => {
        const script = document.createElement('script')
        script.src = '/x.js'
      })
      attempt(() => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => void }
        }
        trustedTypes.createPolicy('another', {})
      })
      document.body.setAttribute('style', 'color: red')
      document.head.append(document.createElement('style'))
      document.head.querySelector('style')?.append('p { color: red }')
      const image = new Image()
      image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
      return faults
    })
    expect(thrown).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
    const directives = () => [...new Set(refused.map((violation) => violation.split(' ')[0]))].sort()
    await expect
      .poll(directives)
      .toEqual(['img-src', 'require-trusted-types-for', 'style-src-attr', 'style-src-elem', 'trusted-types'])
    await walker.leave()
  })
})

/** Waits until nothing loads any more, with each editor brought near; then every part has drawn itself. */
async function openAll(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('form [aria-busy]')].find((one) =>
      one.textContent?.startsWith('Loading the editor'),
    )
    waiting?.scrollIntoView()
    return !waiting
  })
  await page.waitForLoadState('networkidle')
}

/** Puts this HTML on the clipboard, as a program that is not a browser would. */
async function copyHtml(page: Page, html: string): Promise<void> {
  await page.evaluate((raw) => {
    const handleCopy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', raw)
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    document.addEventListener('copy', handleCopy, { once: true, capture: true })
  }, html)
  await page.keyboard.press('Control+C')
}
