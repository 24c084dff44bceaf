import { PNG } from 'pngjs'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchHeadless } from '../support/chromium'

type Color = readonly [red: number, green: number, blue: number]

interface Line {
  words: string
  color: Color
  box: { x: number; y: number; width: number; height: number }
}

const channel = (value: number) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
/** Relative luminance as WCAG 2.2 defines it. */
const luminance = ([red, green, blue]: Color) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)

function contrast(one: Color, other: Color): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The least contrast of a line with any point of what lies behind it. */
function leastContrast({ color, box }: Line, behind: PNG): number {
  let least = Infinity
  for (let y = Math.floor(box.y); y < Math.min(box.y + box.height, behind.height); y++)
    for (let x = Math.floor(box.x); x < Math.min(box.x + box.width, behind.width); x++) {
      const [red = 0, green = 0, blue = 0] = behind.data.subarray((y * behind.width + x) * 4)
      least = Math.min(least, contrast(color, [red, green, blue]))
    }
  return least
}

const readLines = (page: Page): Promise<Line[]> =>
  page
    .locator('section[aria-label=Welcome]')
    .locator('p, h2, strong, span')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(
          Number,
        )
        return {
          words: element.textContent ?? '',
          color: [red, green, blue] as const,
          box: { x, y, width, height },
        }
      }),
    )

/** Axe cannot see through a picture: this looks at its pixels. */
describe('the welcome panel of the login screen', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchHeadless()
  })
  afterAll(() => browser.close())

  it.each([900, 1280, 1440, 2560])(
    'has text of 4.5 to 1 on every point of its picture at %i px',
    async (width) => {
      const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      const id = 'sign-in-login--default'
      await page.goto(
        `${inject('book').address}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`,
      )
      await page.locator('section[aria-label=Welcome] h2').waitFor()
      const lines = await readLines(page)
      expect(lines.length).toBeGreaterThan(4)
      await page.addStyleTag({ content: 'section[aria-label=Welcome] * { color: transparent !important }' })
      const behind = PNG.sync.read(await page.screenshot())
      await page.close()
      for (const line of lines) expect(leastContrast(line, behind), line.words).toBeGreaterThanOrEqual(4.5)
    },
  )
})
