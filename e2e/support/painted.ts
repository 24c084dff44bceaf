import type { Page } from 'playwright'
import { beforeAll } from 'vitest'
import type { Role } from '../../src/contract/access/roles'
import { askAs } from './askAs'
import { holdBack } from './holdBack'
import type { Journey } from './journey'

/** How staff who have used this browser before open a page of the built console. */
export interface Visit {
  role?: Role
  path?: string
  /** The width and height of the window, in px. */
  size?: [width: number, height: number]
  /** What stands in the browser's storage beside the token. */
  kept?: Readonly<Record<string, string>>
  /** A file that can't be had. */
  without?: RegExp
}

declare global {
  interface Window {
    /** What was painted, and what the console showed at the moment when that was taken away (`watch`). */
    shownBefore?: string[]
    shownAfter?: string[]
  }
}

/** Fills the browser's storage, and notes each word and box in the window with its place in px. */
function watch(stored: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  const look = (host: Element) => {
    const found: string[] = []
    for (const one of host.querySelectorAll('a, button, input, svg, h1, h2, th, td, time, [data-on]')) {
      const { left, top, width, height } = one.getBoundingClientRect()
      const isSeen = width > 1 && height > 1 && top < innerHeight && top >= 0
      const words = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const text = words.map(({ textContent }) => textContent).join('')
      if (isSeen) found.push([one.tagName, text, left, top, width, height].join(' '))
    }
    return found
  }
  new MutationObserver(() => {
    const painted = document.querySelector('#painted')
    if (painted) window.shownBefore ??= look(painted)
    else if (window.shownBefore) window.shownAfter ??= look(document.querySelector('#root')!)
  }).observe(document, { childList: true, subtree: true })
}

type Tokens = ReadonlyMap<Role, string>

/** Signs everybody in, once before the tests. */
export function staffTokens(journey: Journey): Tokens {
  const tokens = new Map<Role, string>()
  beforeAll(async () => {
    for (const role of ['ADMIN', 'SUPER_ADMIN', 'CONTENT_EDITOR', 'NORMAL'] as const)
      tokens.set(role, (await askAs(journey.console, role)).token)
  }, 240_000)
  return tokens
}

/** Opens a page; the console's code comes with `start`. `before` runs in the page ahead of anything else. */
export async function openBeforeCode(
  journey: Journey,
  tokens: Tokens,
  { role = 'ADMIN', path = '/', size = [1280, 800], kept = {}, without }: Visit,
  before?: () => void,
) {
  const person = await journey.arrive()
  const { page } = person
  const start = await holdBack(page, /\/assets\/.*\.js$/)
  if (before) await page.addInitScript(before)
  if (without) await page.route(without, (route) => route.abort())
  await page.setViewportSize({ width: size[0], height: size[1] })
  await page.addInitScript(watch, { token: tokens.get(role) ?? '', isStaff: 'true', ...kept })
  await page.goto(path, { waitUntil: 'commit' })
  return { person, page, start }
}

/** Whether anything was painted. */
export const wasPainted = (page: Page) => page.evaluate(() => window.shownBefore !== undefined)

/** What was painted, and what of it the console showed elsewhere, or not at all, when it took over. */
export async function compared(page: Page): Promise<{ before: string[]; moved: string[] }> {
  const [before = [], after = []] = await page.evaluate(() => [window.shownBefore, window.shownAfter])
  return { before, moved: before.filter((one) => !after.includes(one)) }
}
