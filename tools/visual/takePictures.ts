import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Classes } from '@blueprintjs/core'
import { chromium, type Browser, type Page, type Request } from 'playwright'
import { chromiumArguments, ensureChromium } from '../../e2e/support/chromium'
import { finished, prepareScript, settle } from './inPage'
import { fileOf } from './pictureName'
import { readKeys } from './readKeys'
import { readStories, type PicturedStory } from './readStories'
import type { Settings, Theme } from './settings'

/** What a run brought. */
export interface Taken {
  /** Number of pictures. */
  pictures: number
  /** Stories that could not be drawn, or whose play failed, and why. */
  failures: { story: string; complaint: string }[]
  /** Ids of all stories of the Storybook, pictured or not. */
  stories: string[]
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
/** Addresses on the screen are the same on every run, whatever the port is. */
const host = 'stories.localhost'

/**
 * Stories reach their own Storybook alone: what lies outside would look different from day to day. Everything is drawn
 * anew, by one thread and without regard to the screen, so that it comes out the same to the pixel.
 */
const argumentsFor = (port: string): string[] => [
  ...chromiumArguments,
  `--host-resolver-rules=MAP ${host} 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

/** Name and version of the browser that takes the pictures. */
export async function browserVersion(): Promise<string> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  const version = browser.version()
  await browser.close()
  return `Chromium ${version}`
}

/** Takes the pictures of a Storybook that is served at an address of this machine into `folder`. */
export async function takePictures(served: string, folder: string, settings: Settings): Promise<Taken> {
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: argumentsFor(new URL(served).port),
  })
  try {
    const address = `http://${host}`
    const first = await openEasel(browser)
    const all = await readStories(first.page, address, settings.widths[0] ?? 1280)
    const { only } = settings
    const stories = all.filter(({ id }) => only.length === 0 || only.some((word) => id.includes(word)))
    const taken: Taken = {
      pictures: 0,
      failures: [],
      stories: all.map(({ id }) => id),
      browser: `Chromium ${browser.version()}`,
    }
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
  // Stories of the keyboard press real keys.
  await page.exposeFunction('pressKeys', async (keys: string) => {
    for (const { act, key } of readKeys(keys)) {
      if (act === 'press') await press(page, key)
      else await page.keyboard[act](key)
    }
  })
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  return { page, underWay }
}

/** Letters that no keyboard of the browser has are put in as an input method does. */
const press = (page: Page, key: string) =>
  /^[\x20-\x7e]|^\w+$/.test(key) ? page.keyboard.press(key) : page.keyboard.insertText(key)

/** All pictures of one story, from one run of its play. Returns what it complained of, if it did. */
async function picture(
  easel: Easel,
  address: string,
  { id, width: own }: PicturedStory,
  folder: string,
  { widths, themes }: Settings,
): Promise<string | undefined> {
  const { page, underWay } = easel
  underWay.clear()
  await page.setViewportSize({ width: own, height: heightOf(own) })
  // Axe has its own run.
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`)
  const { complaint } = await finished(page)
  if (complaint !== undefined) return complaint
  const inOrder = [...widths].sort((one, other) => Number(other === own) - Number(one === own))
  for (const width of inOrder) {
    await showWhole(easel, width)
    // What was scrolled is drawn as it was on its way, a pixel off at times: the other theme has all of it drawn anew.
    await wear(page, themes[0] === 'dark' ? 'light' : 'dark')
    await settle(page, 0)
    for (const theme of themes) {
      await wear(page, theme)
      await settle(page, 0)
      const file = path.join(folder, fileOf({ story: id, width, theme }))
      await writeFile(file, await page.screenshot({ animations: 'disabled' }))
    }
  }
  return undefined
}

/** Makes the window as high as the page, so that nothing of it has to be scrolled to or drawn beyond the edge. */
async function showWhole({ page, underWay }: Easel, width: number): Promise<void> {
  const usual = heightOf(width)
  await page.setViewportSize({ width, height: usual })
  const rest = async () => {
    await settle(page, quiet)
    // An editor, say, that is fetched when it comes near.
    for (let round = 0; underWay.size > 0 && round < patience; round += 1) await settle(page, quiet)
  }
  await rest()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (height <= usual || height > highest) return
  await page.setViewportSize({ width, height })
  await rest()
}

/** The theme is a class of the body: no story needs a second run for it. */
const wear = (page: Page, theme: Theme) =>
  page.evaluate(([name, isDark]) => document.body.classList.toggle(name, isDark), [
    Classes.DARK,
    theme === 'dark',
  ] as const)
