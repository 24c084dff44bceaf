import { launch, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core'
import { ensureProgram } from '../programs'
import type { Engine, Tab } from '../Tab'

/** Firefox, driven by Puppeteer over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: ensureProgram('firefox'),
    headless: true,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // Nothing is asked of the outside.
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
    },
  })
  return {
    name: 'firefox',
    async arrive(origin) {
      const context = await browser.createBrowserContext()
      const opened = async () => {
        const page = await context.newPage()
        await page.setViewport({ width: 1280, height: 800 })
        return tabOf(page, origin, opened)
      }
      return { tab: await opened(), leave: () => context.close() }
    },
    stop: () => browser.close(),
  }
}

const tabOf = (page: Page, origin: string, another: () => Promise<Tab>): Tab => ({
  open: async (address) =>
    void (await page.goto(new URL(address, origin).href, { waitUntil: 'domcontentloaded' })),
  address: async () => page.url(),
  evaluate: (expression) => page.evaluate(expression),
  moveTo: (x, y) => page.mouse.move(x, y),
  mouse: (act) => page.mouse[act](),
  async keys(steps) {
    for (const { act, key } of steps) await page.keyboard[act](key as KeyInput)
  },
  async giveFile(selector, file) {
    const field = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null
    if (!field) throw new Error(`No file field ${selector}`)
    await field.uploadFile(file)
  },
  picture: async () => Buffer.from(await page.screenshot()),
  back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
  reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
  resize: (width, height) => page.setViewport({ width, height }),
  offline: (isOffline) => page.setOfflineMode(isOffline),
  another: async () => {
    const tab = await another()
    await page.bringToFront().catch(() => undefined)
    return tab
  },
})
