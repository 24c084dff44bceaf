import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { chromiumArguments, findChromium } from '../support/chromium'
import { openStory } from './openStory'

const { address, stories } = inject('book')

describe('a story that is opened alone in the built Storybook', () => {
  let browser: Browser
  const opened = new Set<string>()

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  })
  afterAll(async () => {
    await browser.close()
    process.stdout.write(`Stories opened alone: ${opened.size} of ${stories.length}\n`)
  })

  it('is one of several hundred', () => {
    expect(stories.length).toBeGreaterThan(500)
  })

  it('fails by its play’s error, or where there is none of that name', async () => {
    const missing = { id: 'pages-none--such', width: 1280 }
    expect(await openStory(browser, address, missing)).toEqual(['There is no such story'])
  })

  describe.concurrent('passes', () => {
    it.each(stories.map((story) => [story.id, story] as const))('%s', async (_, story) => {
      expect(await openStory(browser, address, story)).toEqual([])
      opened.add(story.id)
    })
  })
})
