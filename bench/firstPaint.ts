import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright'

/** Gzip bytes of what a page fetched until it showed what was waited for. */
export interface FirstPaint {
  script: number
  style: number
  /** The page itself, with what stands in it. */
  page: number
  /** Requests, with that for the page itself; without those for pictures and its icon, which nothing waits for. */
  requests: number
  /** All of the files, largest first, in gzip bytes. */
  files: { url: string; bytes: number }[]
  /** Milliseconds from the start of the page to the picture. */
  after: number
  /** Scripts asked for later, with their text. */
  later: { url: string; text: string }[]
}

interface Moment {
  paintedAt?: number
}

/**
 * Opens `address` in a browser that has never seen it and waits until an element that fits `selector` has text and was
 * painted, then `quiet` ms more for what the page asks for later. `token` signs in.
 */
export async function firstPaint(
  browser: Browser,
  wanted: { address: string; selector: string; token?: string; quiet: number },
): Promise<FirstPaint> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const responses = new Map<string, Response>()
  page.on('response', (response) => responses.set(response.url(), response))
  const { selector, token } = wanted
  // tsx names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(
    ({ selector, token }) => {
      if (token) {
        localStorage.setItem('token', token)
        // The browser has been used by staff before: so it asks for the list at once.
        localStorage.setItem('isStaff', 'true')
      }
      const moment: Moment = {}
      Object.assign(window, { moment })
      const look = () => {
        const isThere = [...document.querySelectorAll(selector)].some((one) => one.textContent?.trim())
        if (!isThere) return void requestAnimationFrame(look)
        // The frame that holds it is painted before the one after it begins.
        requestAnimationFrame(() => (moment.paintedAt = performance.now()))
      }
      requestAnimationFrame(look)
    },
    { selector, ...(token && { token }) },
  )
  const answer = await page.goto(wanted.address)
  await page.waitForFunction(
    () => (window as unknown as { moment: Moment }).moment.paintedAt !== undefined,
    undefined,
    {
      timeout: 60_000,
    },
  )
  await page.waitForTimeout(wanted.quiet)
  const { paintedAt, entries } = await page.evaluate(() => ({
    paintedAt: (window as unknown as { moment: Moment }).moment.paintedAt ?? 0,
    entries: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, initiatorType }) => ({
        name,
        startTime,
        isPicture: initiatorType === 'img' || name.endsWith('.svg'),
      }),
    ),
  }))
  const asked = entries.filter(({ startTime, isPicture }) => startTime <= paintedAt && !isPicture)
  const result: FirstPaint = {
    script: 0,
    style: 0,
    page: sizeOf(await answer?.body()),
    requests: 1 + asked.length,
    files: [],
    after: paintedAt,
    later: [],
  }
  for (const { name, startTime } of entries) {
    const kind = /\.js(\?|$)/.test(name) ? 'script' : /\.css(\?|$)/.test(name) ? 'style' : undefined
    const response = responses.get(name)
    if (!kind || !response) continue
    const body = await response.body()
    const bytes = sizeOf(body)
    if (startTime <= paintedAt) {
      result[kind] += bytes
      result.files.push({ url: name, bytes })
    } else if (kind === 'script') result.later.push({ url: name, text: body.toString('utf8') })
  }
  result.files.sort((one, other) => other.bytes - one.bytes)
  await context.close()
  return result
}

const sizeOf = (body: Buffer = Buffer.alloc(0)) => gzipSync(body, { level: 9 }).length
