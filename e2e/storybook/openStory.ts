import type { Browser, CDPSession, Page } from 'playwright'
import { playWidthOf } from '../../.storybook/widths'
import { complaintsOf } from '../support/complaintsOf'

/** A story of the built Storybook, and the width of the window it is meant for, in px. */
export interface BuiltStory {
  id: string
  width: number
}

/** What Storybook's page knows of itself, as far as it is used here. */
interface StorybookPage {
  __STORYBOOK_PREVIEW__?: {
    /** Resolves once the list of stories is known. */
    ready: () => Promise<void>
    extract: () => Promise<Record<string, { tags?: string[] }>>
  }
  storyEnd?: { error?: string }
}

const phone = 360
const desktop = 1280

/** All stories of a Storybook that is served at `address`, in its order. */
export async function listStories(browser: Browser, address: string): Promise<BuiltStory[]> {
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  try {
    await page.goto(`${address}/iframe.html?id=none&viewMode=story`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
    const tagged = await page.evaluate(async () => {
      const { __STORYBOOK_PREVIEW__: preview } = window as StorybookPage
      await preview?.ready()
      const stories = await preview?.extract()
      return Object.entries(stories ?? {}).map(([id, { tags }]) => [id, tags ?? []] as const)
    })
    return tagged.map(([id, tags]) => ({ id, width: playWidthOf(tags) === 'phone' ? phone : desktop }))
  } finally {
    await page.close()
  }
}

/** Notes on the window how the story ended. A script of its own, not a function: tsx would put names into it. */
const noteEnd = `{
  let channel
  let error
  const note = (problem) => (error ??= problem?.message ?? problem?.description ?? String(problem))
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value) {
      channel = value
      for (const name of ['storyThrewException', 'storyErrored', 'playFunctionThrewException',
        'unhandledErrorsWhilePlaying']) channel.on(name, note)
      channel.on('storyMissing', () => (globalThis.storyEnd = { error: 'There is no such story' }))
      channel.on('storyFinished', ({ status }) => {
        if (status === 'error') note('The story ended with an error')
        globalThis.storyEnd = { error }
      })
    },
  })
}`

/** A page that opens stories one after another. Its browser keeps the Storybook's files, and nothing that a story stored. */
export class StoryPage {
  private readonly complaints: string[]

  private constructor(
    private readonly page: Page,
    private readonly browser: CDPSession,
    private readonly address: string,
  ) {
    this.complaints = complaintsOf(page)
    // The next story is opened over one that may hold unsaved text.
    page.on('dialog', (dialog) => (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()))
  }

  /** Over a Storybook that is served at `address`. */
  static async open(browser: Browser, address: string): Promise<StoryPage> {
    const page = await browser.newPage()
    await page.addInitScript(noteEnd)
    return new StoryPage(page, await page.context().newCDPSession(page), address)
  }

  /**
   * Opens a story in a page that loads anew, as a designer would: with movement, and with nothing left from another
   * story. Returns what went wrong until its play had ended: an error of the play, of the page, or in the console.
   */
  async show({ id, width }: BuiltStory): Promise<string[]> {
    await this.page.goto('about:blank')
    await this.browser.send('Storage.clearDataForOrigin', { origin: this.address, storageTypes: 'all' })
    await this.page.setViewportSize({ width, height: width === phone ? 740 : 800 })
    await this.page.mouse.move(0, 0)
    this.complaints.length = 0
    // Axe has a run of its own.
    await this.page.goto(`${this.address}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`)
    const error = await endOf(this.page)
    // Storybook writes a play's error to the console as well.
    return error === undefined ? [...this.complaints] : [error]
  }

  close = (): Promise<void> => this.page.close()
}

async function endOf(page: Page): Promise<string | undefined> {
  const end = await page.waitForFunction(() => (window as StorybookPage).storyEnd, undefined, {
    timeout: 60_000,
    polling: 50,
  })
  return (await end.jsonValue())?.error
}
