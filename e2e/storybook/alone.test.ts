import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchHeadless } from '../support/chromium'
import { isEndurance } from '../support/endurance'
import { oneOfEachArea } from './oneOfEachArea'
import { StoryPage, type BuiltStory } from './openStory'

const { address, stories } = inject('book')
/** In a usual run of every other area one. */
const opening = isEndurance ? stories : oneOfEachArea(stories).filter((_, place) => place % 2 === 0)

describe('a story that is opened alone in the built Storybook', () => {
  let browser: Browser
  /** Pages that no test uses at the moment. */
  const free: StoryPage[] = []
  const opened = new Set<string>()

  beforeAll(async () => {
    browser = await launchHeadless()
  })
  afterAll(async () => {
    await browser.close()
    process.stdout.write(`Stories opened alone: ${opened.size} of ${stories.length}\n`)
  })

  async function open(story: BuiltStory): Promise<string[]> {
    const page = free.pop() ?? (await StoryPage.open(browser, address))
    try {
      const complaints = await page.show(story)
      free.push(page)
      return complaints
    } catch (error) {
      // Nobody knows what state it is in.
      await page.close()
      throw error
    }
  }

  it('is one of several hundred', () => {
    expect(stories.length).toBeGreaterThan(500)
  })

  it('fails by its play’s error, or where there is none of that name', async () => {
    expect(await open({ id: 'console-none--such', width: 1280 })).toEqual(['There is no such story'])
  })

  describe.concurrent('passes', () => {
    it.each(opening.map((story) => [story.id, story] as const))('%s', async (_, story) => {
      expect(await open(story)).toEqual([])
      opened.add(story.id)
    })
  })
})
