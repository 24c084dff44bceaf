import type { Browser, CDPSession, Page } from 'playwright'

/** The processor is slowed down so many times by default. */
export const usualSlowdown = 4
/**
 * An empty page of another site. Who follows a bookmark or a link comes from one, and the browser makes the new page's process while
 * it asks for it. From `about:blank` it begins in the process that is there, and where the answer has `Cross-Origin-Opener-Policy`,
 * as the console's has and the peers' have not, makes one behind the answer: a quarter of a second.
 */
const elsewhere = 'data:text/html,<title>Elsewhere</title>'
/** How long a person has been at the other site, in ms: by then the browser has a process ready for the next one. */
const beforeVisit = 1500
/** 1.6 Mbit/s with 150 ms a round trip. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }

/** A page of one contestant in a browser that has never seen it. */
export interface Visit {
  page: Page
  /** Milliseconds from the start of the page until an element that fits was painted, or one that fits this selector. */
  paintedAt: (selector?: string) => Promise<number>
  /** The browser's own counts, after what is unused was collected: `JSHeapUsedSize`, `Nodes`, `TaskDuration`. */
  counts: () => Promise<Record<string, number>>
  leave: () => Promise<void>
}

/**
 * Goes to `address` from another site and watches for the first element that fits `selector`, or `others`, and shows something or is
 * a field.
 */
export async function visit(
  browser: Browser,
  wanted: {
    address: string
    selector: string
    others?: readonly string[]
    token?: string
    isSlow: boolean
    /** The processor is slowed down so many times; `usualSlowdown` by default. */
    slowdown?: number
    /** What stands in the browser's storage beside the token. */
    kept?: Readonly<Record<string, string>>
  },
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(elsewhere)
  await page.waitForTimeout(beforeVisit)
  // tsx names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(watch, {
    selectors: [wanted.selector, ...(wanted.others ?? [])],
    token: wanted.token,
    kept: wanted.kept ?? {},
  })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (wanted.isSlow) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowNetwork)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: wanted.slowdown ?? usualSlowdown })
  await page.goto(wanted.address, { waitUntil: 'commit' })
  return {
    page,
    paintedAt: (selector = wanted.selector) => paintedAt(page, selector),
    counts: () => countsOf(session),
    leave: () => context.close(),
  }
}

/** Milliseconds by selector. */
type Watched = Partial<Record<string, number>>

function watch({
  selectors,
  token,
  kept,
}: {
  selectors: readonly string[]
  token?: string | undefined
  kept: Readonly<Record<string, string>>
}): void {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)

  if (token) {
    localStorage.setItem('token', token)
    // The browser has been used by staff before.
    localStorage.setItem('isStaff', 'true')
  }
  const watched: Watched = {}
  Object.assign(window, { watched })
  for (const selector of new Set(selectors)) {
    const look = () => {
      const isThere = [...document.querySelectorAll(selector)].some(
        (one) => one.textContent?.trim() || one instanceof HTMLInputElement,
      )
      if (!isThere) requestAnimationFrame(look)
      // The frame that holds it is painted before the one after it begins.
      else requestAnimationFrame(() => (watched[selector] = performance.now()))
    }
    requestAnimationFrame(look)
  }
}

async function paintedAt(page: Page, selector: string): Promise<number> {
  const handle = await page.waitForFunction(
    (selector) => (window as unknown as { watched: Watched }).watched[selector],
    selector,
    { timeout: 60_000 },
  )
  return (await handle.jsonValue()) ?? 0
}

async function countsOf(session: CDPSession): Promise<Record<string, number>> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/**
 * Does `act` and returns the milliseconds from the last key or press that it made until the frame after the last change of
 * what stands in the window of the elements that fit `selector`, fields among them.
 */
export async function untilChanged(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((selector) => {
    const timing = { pressed: 0, changed: 0, isOver: false }
    Object.assign(window, { timing })
    for (const name of ['keydown', 'click'])
      addEventListener(name, () => (timing.pressed = performance.now()), { capture: true })
    const isInView = (one: Element) => {
      const { top, bottom } = one.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    }
    const read = () =>
      [...document.querySelectorAll(selector)]
        .filter(isInView)
        .map((one) => (one instanceof HTMLInputElement ? `field ${one.value}` : one.textContent))
        .join('\n')
    let last = read()
    const look = () => {
      const now = read()
      if (now !== last) requestAnimationFrame(() => (timing.changed = performance.now()))
      last = now
      if (!timing.isOver) requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, selector)
  await act()
  await page.waitForTimeout(1500)
  return page.evaluate(() => {
    const { timing } = window as unknown as {
      timing: { pressed: number; changed: number; isOver: boolean }
    }
    timing.isOver = true
    return timing.changed - timing.pressed
  })
}
