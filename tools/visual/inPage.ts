import type { Page } from 'playwright'

/** How the drawing of a story ended. */
export interface Ending {
  /** What went wrong in the story or its play; undefined where nothing did. */
  complaint?: string
}

/** What Storybook's page exposes, as far as it is used here. */
export interface StorybookPage {
  pictured?: Ending
  __STORYBOOK_PREVIEW__?: {
    /** Resolves once the list of stories is known. */
    ready: () => Promise<void>
    extract: () => Promise<Record<string, { tags?: string[] }>>
  }
}

/**
 * Runs before anything else in Storybook's page: the clock starts at one moment, random numbers are always the same, and
 * what Storybook sends on its channel is recorded. A script of its own, not a function, for tsx would put names into it.
 */
export const prepareScript = `
globalThis.__name = (value) => value
{
  const shift = Date.UTC(2026, 0, 15, 10) - Date.now()
  const Real = Date
  globalThis.Date = class Date extends Real {
    constructor(...parts) {
      if (parts.length === 0) super(Real.now() + shift)
      else super(...parts)
    }
    static now() {
      return Real.now() + shift
    }
  }
  // Once the story has ended, time stands still: no countdown goes on, no toast goes away.
  const { setTimeout, setInterval } = globalThis
  const long = 2000
  let isOver = false
  globalThis.setTimeout = (callback, delay, ...rest) =>
    setTimeout(() => (isOver && delay >= long ? undefined : callback(...rest)), delay)
  globalThis.setInterval = (callback, delay, ...rest) =>
    setInterval(() => (isOver ? undefined : callback(...rest)), delay)

  let seed = 1
  Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647

  const key = '__STORYBOOK_ADDONS_CHANNEL__'
  let channel
  let complaint
  const noteError = (error) =>
    (complaint ??= (error.message ?? error.description ?? String(error)).split('\\n\\n')[0])
  Object.defineProperty(globalThis, key, {
    configurable: true,
    get: () => channel,
    set(value) {
      channel = value
      for (const name of ['storyThrewException', 'storyErrored', 'storyMissing', 'playFunctionThrewException'])
        channel.on(name, noteError)
      channel.on('storyFinished', ({ status }) => {
        if (status === 'error') complaint ??= 'The story ended with an error.'
        isOver = true
        globalThis.pictured = { complaint }
      })
      channel.on('storyMissing', () => (globalThis.pictured = { complaint: 'There is no such story.' }))
    },
  })
}
`

/** Until the story's play has ended. */
export async function finished(page: Page): Promise<Ending> {
  const handle = await page.waitForFunction(() => (window as StorybookPage).pictured, undefined, {
    timeout: 60_000,
    polling: 50,
  })
  return (await handle.jsonValue()) ?? {}
}

/**
 * Until nothing more happens: fonts and pictures are there, movements have ended, and the document has not changed for
 * `quiet` ms. Something that never stops changing is waited for no longer than 3 s. From the top of the page.
 */
export const settle = (page: Page, quiet: number): Promise<void> =>
  page.evaluate(async (quiet) => {
    window.scrollTo(0, 0)
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
    for (const movement of document.getAnimations())
      if (movement.effect?.getComputedTiming().endTime !== Infinity) movement.finish()
    let changedAt = performance.now()
    const begun = changedAt
    const watch = new MutationObserver(() => (changedAt = performance.now()))
    watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    do {
      await frame()
    } while (performance.now() - changedAt < quiet && performance.now() - begun < 3000)
    await frame()
    watch.disconnect()
  }, quiet)
