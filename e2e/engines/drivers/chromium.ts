import { chromium, type Page } from 'playwright'
import { chromiumArguments, ensureChromium } from '../../support/chromium'
import type { Engine, Tab } from '../Tab'

/** Chromium, driven by Playwright. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  return {
    name: 'chromium',
    async arrive(origin) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
      const opened = async () => tabOf(await context.newPage(), origin, opened)
      return { tab: await opened(), leave: () => context.close() }
    },
    stop: () => browser.close(),
  }
}

const viewport = { width: 1280, height: 800 }

const tabOf = (page: Page, origin: string, another: () => Promise<Tab>): Tab => ({
  open: async (address) => void (await page.goto(new URL(address, origin).href)),
  address: async () => page.url(),
  evaluate: (expression) => page.evaluate(expression),
  moveTo: (x, y) => page.mouse.move(x, y),
  mouse: (act) => page.mouse[act](),
  async keys(steps) {
    for (const { act, key } of steps) {
      // Letters that no keyboard of Playwright's has are put in as an input method does.
      if (/^[\x20-\x7e]$|^\w+$/.test(key)) await page.keyboard[act](key)
      else if (act !== 'up') await page.keyboard.insertText(key)
    }
  },
  giveFile: (selector, file) => page.locator(selector).setInputFiles(file),
  picture: () => page.screenshot(),
  back: async () => void (await page.goBack()),
  reload: async () => void (await page.reload()),
  resize: (width, height) => page.setViewportSize({ width, height }),
  offline: (isOffline) => page.context().setOffline(isOffline),
  another,
})
