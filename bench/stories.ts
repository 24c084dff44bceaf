import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { chromiumArguments, ensureChromium } from '../e2e/support/chromium'
import { serveFolder } from '../tools/visual/serveFolder'

/** One story after its sibling, in ms. */
interface Switch {
  id: string
  drawn: number
}

interface StorybookPage {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit: (name: string, payload: object) => void
    on: (name: string, listener: (payload: { storyId?: string; newPhase?: string }) => void) => void
    off: (name: string, listener: (payload: { storyId?: string; newPhase?: string }) => void) => void
  }
}

/** Selects a story as the sidebar does, and returns how long it took until it was drawn, before its play. */
const select = (page: Page, id: string): Promise<number> =>
  page.evaluate(async (id) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as StorybookPage
    const begun = performance.now()
    await new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error('not drawn')), 20_000)
      const listener = (payload: { storyId?: string; newPhase?: string }) => {
        if (
          payload.storyId !== id ||
          !/^(playing|rendered|completing|completed|errored)$/.test(payload.newPhase ?? '')
        )
          return
        channel?.off('storyRenderPhaseChanged', listener)
        resolve()
      }
      channel?.on('storyRenderPhaseChanged', listener)
      channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
    })
    // Screens and components alike stand below a heading; its picture is on the screen with the next frame.
    do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    while (!document.querySelector('h1') && performance.now() - begun < 20_000)
    return performance.now() - begun
  }, id)

/** Two neighbours of each screen and component: how fast the second is drawn once the first is there. */
async function measure(address: string, words: readonly string[]): Promise<Switch[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  try {
    // One for all pages: each fetches the same files.
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    // tsx names functions by a helper that the page does not have.
    await context.addInitScript('globalThis.__name = (value) => value')
    const index = (await (await fetch(`${address}/index.json`)).json()) as {
      entries: Record<string, { id: string; type: string }>
    }
    const ids = Object.values(index.entries).flatMap(({ id, type }) => (type === 'story' ? [id] : []))
    const pairs = ids
      .filter((id) => words.length === 0 || words.some((word) => id.includes(word)))
      .map((id, index, all) => [id, all[index + 1]] as const)
      .filter(([one, other]) => other !== undefined && one.split('--')[0] === other.split('--')[0])
    const firstOfEach = pairs.filter(
      ([one], index) => pairs[index - 1]?.[0].split('--')[0] !== one.split('--')[0],
    )
    const found: Switch[] = []
    for (const [one, other] of firstOfEach) {
      const page = await context.newPage()
      await page.goto(`${address}/iframe.html?id=${one}&viewMode=story&globals=a11y.manual:!true`)
      // Storybook loads its page anew where a play is still under way: the sibling is chosen after it.
      await page
        .waitForFunction(() => {
          const { __STORYBOOK_PREVIEW__: preview } = window as StorybookPage
          return preview?.currentRender?.phase === 'finished'
        })
        .catch(() => undefined)
      // Stories about the end of a session load the page anew: nothing can be measured across that.
      const drawn = await select(page, other ?? '').catch(() => undefined)
      if (drawn === undefined) console.log(`not measured: ${other}`)
      else found.push({ id: other ?? '', drawn })
      await page.close()
    }
    return found
  } finally {
    await browser.close()
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string', default: 'storybook-static' } },
})
const { address, close } = await serveFolder(path.resolve(values.site))
try {
  const found = (await measure(address, positionals)).sort((one, other) => other.drawn - one.drawn)
  for (const { id, drawn } of found.slice(0, 10)) console.log(`${drawn.toFixed(0).padStart(6)} ms  ${id}`)
  const middle = found[Math.floor(found.length / 2)]?.drawn ?? 0
  const slow = found.filter(({ drawn }) => drawn > 1000).length
  console.log(
    `${found.length} stories from their siblings: ${middle.toFixed(0)} ms in the middle, ${slow} above 1,000 ms`,
  )
} finally {
  await close()
}
