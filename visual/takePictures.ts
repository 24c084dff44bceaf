import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Classes } from '@blueprintjs/core'
import { chromium, type Browser, type Page, type Request } from 'playwright'
import { chromiumArguments, ensureChromium } from '../e2e/support/chromium'
import { finished, prepareScript, settle } from './inPage'
import { fileOf } from './pictureName'
import { readStories, type PicturedStory } from './readStories'
import type { Settings, Theme } from './settings'

/** What a run brought. */
export interface Taken {
  /** Number of pictures. */
  pictures: number
  /** Stories that could not be drawn, or whose play failed, and why. */
  failures: { story: string; complaint: string }[]
  /** Name and version of the browser: other versions draw otherwise. */
  browser: string
}

/** Height of the page in px, by its width. */
const heightOf = (width: number) => (width < 600 ? 740 : 800)
/** A page that is higher is pictured as far as the first screen, in px. */
const highest = 8000
/** For how long nothing may change before a picture, in ms. */
const quiet = 120
/** How many times `quiet` is waited for what a story asks for late. */
const patience = 40
/** Stories reach this machine alone: what lies outside of it would look different from day to day. */
const nothingElse = ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']

/** Takes the pictures of a Storybook that is served at `address` into `folder`. */
export async function takePictures(address: string, folder: string, settings: Settings): Promise<Taken> {
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArguments, ...nothingElse],
  })
  try {
    const first = await openEasel(browser)
    const all = await readStories(first.page, address, settings.widths[0] ?? 1280)
    const { only } = settings
    const stories = all.filter(({ id }) => only.length === 0 || only.some((word) => id.includes(word)))
    const taken: Taken = { pictures: 0, failures: [], browser: `Chromium ${browser.version()}` }
    const queue = stories.values()
    const work = async (easel: Easel) => {
      for (const story of queue) {
        const complaint = await picture(easel, address, story, folder, settings).catch(messageOf)
        if (complaint !== undefined) taken.failures.push({ story: story.id, complaint })
        else taken.pictures += settings.widths.length * settings.themes.length
      }
    }
    const others = Array.from({ length: settings.pages - 1 }, () => openEasel(browser))
    await Promise.all([first, ...(await Promise.all(others))].map(work))
    taken.failures.sort((one, other) => (one.story < other.story ? -1 : 1))
    return taken
  } finally {
    await browser.close()
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A page and the requests that it waits for. */
interface Easel {
  page: Page
  underWay: Set<Request>
}

async function openEasel(browser: Browser): Promise<Easel> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(prepareScript)
  const page = await context.newPage()
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return { page, underWay }
}

/** All pictures of one story, from one run of its play. Answers what it complained of, if it did. */
async function picture(
  { page, underWay }: Easel,
  address: string,
  { id, width: own }: PicturedStory,
  folder: string,
  { widths, themes }: Settings,
): Promise<string | undefined> {
  underWay.clear()
  await page.setViewportSize({ width: own, height: heightOf(own) })
  // Axe has its own run.
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`)
  const { complaint } = await finished(page)
  if (complaint !== undefined) return complaint
  const inOrder = [...widths].sort((one, other) => Number(other === own) - Number(one === own))
  for (const width of inOrder) {
    await page.setViewportSize({ width, height: heightOf(width) })
    for (const [turn, theme] of themes.entries()) {
      await wear(page, theme)
      await settle(page, turn === 0 ? quiet : 0)
      // An editor, say, that is fetched when it comes near.
      for (let round = 0; underWay.size > 0 && round < patience; round += 1) await settle(page, quiet)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const file = path.join(folder, fileOf({ story: id, width, theme }))
      await writeFile(file, await page.screenshot({ fullPage: height <= highest, animations: 'disabled' }))
    }
  }
  return undefined
}

/** The theme is a class of the body: no story needs a second run for it. */
const wear = (page: Page, theme: Theme) =>
  page.evaluate(([name, isDark]) => document.body.classList.toggle(name, isDark), [
    Classes.DARK,
    theme === 'dark',
  ] as const)
