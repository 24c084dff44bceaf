import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { AxeResults } from 'axe-core'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { settle } from '../../tools/visual/inPage'
import { casesOf } from '../support/endurance'
import { chromiumArguments, findHeadless } from '../support/chromium'
import { complaintsOf } from '../support/complaintsOf'

interface Entry {
  id: string
  type: 'docs' | 'story'
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

describe('the Storybook as a static site', { timeout: 240_000 }, () => {
  const { folder, address: site } = inject('book')
  let browser: Browser
  /** One for all pages: each fetches the same files. */
  let context: BrowserContext
  let pages: Entry[]

  beforeAll(async () => {
    const index = JSON.parse(await readFile(path.join(folder, 'index.json'), 'utf8')) as {
      entries: Record<string, Entry>
    }
    pages = Object.values(index.entries).filter(({ type }) => type === 'docs')
    browser = await chromium.launch({ executablePath: findHeadless(), args: chromiumArguments })
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

  const readDocs = (theme: string, entries: readonly Entry[], look: (page: Page) => Promise<string[]>) =>
    complaintsById(entries, ({ id }) =>
      visit(`iframe.html?id=${id}&viewMode=docs&globals=theme:${theme};a11y.manual:!true`, async (page) => {
        await page.locator('.sbdocs-content h1').first().waitFor()
        await settle(page, 200)
        return look(page)
      }),
    )

  it('has a documentation page for each component, none of which complains', async () => {
    const components = pages.filter(({ id }) => id.startsWith('components-'))
    expect(components.length).toBeGreaterThan(40)
    // In a usual run every twentieth, and those whose stories hand out elements.
    const read = casesOf(components, ({ id }, place) => place % 20 === 0 || /-header-|-record-/.test(id))
    expect(await readDocs('light', read, async () => [])).toEqual({})
  })

  it.each(casesOf(['light', 'dark'], (theme) => theme === 'dark'))(
    'has a book that axe finds nothing in, in %s',
    async (theme) => {
      const all = pages.filter(({ id }) => /^(guide|overview)-/.test(id))
      expect(all.map(({ id }) => id)).toContain('guide-introduction--docs')
      const book = casesOf(all, (_, place) => place % 4 === 0)
      const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
      const audit = async (page: Page) => {
        const isDark = await page.evaluate(() => document.body.classList.contains('bp6-dark'))
        expect(isDark).toBe(theme === 'dark')
        await page.evaluate(axe)
        const results = (await page.evaluate(
          `axe.run({ exclude: [['iframe']] }, { runOnly: ${JSON.stringify(tags)} })`,
        )) as AxeResults
        return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      }
      expect(await readDocs(theme, book, audit)).toEqual({})
    },
  )

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

/** What pages complained of, by their ids; two pages are open at a time. */
async function complaintsById(
  entries: readonly Entry[],
  read: (entry: Entry) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  const queue = entries.values()
  const work = async () => {
    for (const entry of queue) {
      const complaints = await read(entry)
      if (complaints.length > 0) found[entry.id] = complaints
    }
  }
  await Promise.all([work(), work()])
  return found
}
