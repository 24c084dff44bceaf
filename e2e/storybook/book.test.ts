import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { settle } from '../../tools/visual/inPage'
import { casesOf } from '../support/endurance'
import { launchHeadless } from '../support/chromium'
import { complaintsOf } from '../support/complaintsOf'

interface Entry {
  id: string
  type: 'docs' | 'story'
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const { folder, address: site } = inject('book')
const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>
}
const pages = Object.values(entries).filter(({ type }) => type === 'docs')
const components = pages.filter(({ id }) => id.startsWith('components-'))
const book = pages.filter(({ id }) => /^(guide|overview)-/.test(id))

describe('the Storybook as a static site', () => {
  let browser: Browser
  /** One for all pages: each fetches the same files. */
  let context: BrowserContext

  beforeAll(async () => {
    browser = await launchHeadless()
    context = await browser.newContext({ reducedMotion: 'reduce' })
  })
  afterAll(async () => {
    await browser.close()
  })

  /** Opens an address of the site and returns what the page complained of until it had come to rest. */
  async function visit(address: string, look: (page: Page) => Promise<string[]>): Promise<string[]> {
    const page = await context.newPage()
    // Some stories are about pictures that cannot be had: those answer with an error status.
    const complaints = complaintsOf(page)
    // Stories in frames have runs of their own; at the same time they would take the focus from each other.
    if (address.includes('viewMode=docs'))
      await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    try {
      await page.goto(`${site}/${address}`)
      return [...(await look(page)), ...complaints]
    } catch (error) {
      return [...complaints, String(error)]
    } finally {
      await page.close()
    }
  }

  const readDoc = (theme: string, { id }: Entry, look: (page: Page) => Promise<string[]>) =>
    visit(`iframe.html?id=${id}&viewMode=docs&globals=theme:${theme};a11y.manual:!true`, async (page) => {
      await page.locator('.sbdocs-content h1').first().waitFor()
      await settle(page, 200)
      return look(page)
    })

  it('has a documentation page for each component, and a book', () => {
    expect(components.length).toBeGreaterThan(40)
    expect(book.map(({ id }) => id)).toContain('guide-introduction--docs')
  })

  // In a usual run every twentieth, and those whose stories hand out elements.
  const tried = casesOf(components, ({ id }, place) => place % 20 === 0 || /-header-|-record-/.test(id))
  it.concurrent.each(tried)('has a documentation page $id, which does not complain', async (entry) => {
    expect(await readDoc('light', entry, async () => [])).toEqual([])
  })

  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  describe.each(casesOf(['light', 'dark'], (theme) => theme === 'dark'))('in %s', (theme) => {
    const audit = async (page: Page) => {
      const isDark = await page.evaluate(() => document.body.classList.contains('bp6-dark'))
      expect(isDark).toBe(theme === 'dark')
      await page.evaluate(axe)
      const results = (await page.evaluate(
        `axe.run({ exclude: [['iframe']] }, { runOnly: ${JSON.stringify(tags)} })`,
      )) as AxeResults
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    }
    it.concurrent.each(casesOf(book, (_, place) => place % 4 === 0))(
      'has a page $id of the book, which axe finds nothing in',
      async (entry) => {
        expect(await readDoc(theme, entry, audit)).toEqual([])
      },
    )
  })

  it('shows a screen and the whole console, in Storybook’s own frame, from files alone', async () => {
    const stories = {
      'tags-list--crowded': 'Tags',
      'flows-whole-console--whole-console': 'Projects',
    }
    for (const [id, heading] of Object.entries(stories)) {
      const complaints = await visit(`?path=/story/${id}`, async (page) => {
        const frame = page.frameLocator('#storybook-preview-iframe')
        await frame.getByRole('heading', { level: 1, name: heading }).waitFor()
        // Below the head; a play may have searched for one row alone.
        await frame.getByRole('row').nth(1).waitFor()
        return []
      })
      expect(complaints, id).toEqual([])
    }
  })
})
