import type { CDPSession, Page } from 'playwright'

/** The rows of the contestants. */
const rows = '#root tbody tr[data-index], .row'
/** Frames a second that the browser draws where nothing holds it up. */
const full = 60

/** How a list was scrolled, in per cent of the frames that there was time for, or of those that were drawn. */
export interface Scrolled {
  /** Frames that were not drawn in time. */
  dropped: number
  /** Frames with a place in the window where a row should be and none was. */
  blank: number
}

/**
 * Scrolls the list down by the wheel for three seconds, as fast as somebody reads who looks for something (`reading`, 1,200 px a
 * second) or so fast that it comes to the end (`whole`). The page scrolls, or the element of the class `list`.
 */
export async function scrolled(page: Page, how: 'reading' | 'whole'): Promise<Scrolled> {
  const seconds = 3
  const session: CDPSession = await page.context().newCDPSession(page)
  const height = await page.evaluate(() => {
    const scroller = document.querySelector('.list') ?? document.scrollingElement
    scroller?.scrollTo(0, 0)
    return scroller ? scroller.scrollHeight - scroller.clientHeight : 0
  })
  const distance = how === 'whole' ? height : Math.min(height, 1200 * seconds)
  await page.evaluate(watchFrames, rows)
  await session.send('Input.synthesizeScrollGesture', {
    x: 500,
    y: 500,
    yDistance: -distance,
    speed: Math.ceil(distance / seconds),
    gestureSourceType: 'mouse',
  })
  const { times, blank } = await page.evaluate(() => {
    const { frames } = window as unknown as { frames: Frames }
    frames.isOver = true
    return frames
  })
  await session.detach()
  const began = times[0] ?? 0
  const expected = (((times.at(-1) ?? began) - began) / 1000) * full
  return {
    dropped: Math.max(0, 100 * (1 - (times.length - 1) / expected)),
    blank: (100 * blank) / times.length,
  }
}

interface Frames {
  /** When each frame was drawn in which the list stood elsewhere than in the one before, in ms. */
  times: number[]
  blank: number
  isOver: boolean
}

function watchFrames(rows: string): void {
  const frames: Frames = { times: [], blank: 0, isOver: false }
  Object.assign(window, { frames })
  const scroller = document.querySelector('.list') ?? document.scrollingElement
  const places = [0.3, 0.6, 0.95]
  let last = scroller?.scrollTop
  const look = (now: number) => {
    if (frames.isOver) return
    requestAnimationFrame(look)
    const top = scroller?.scrollTop
    if (top === last) return
    last = top
    frames.times.push(now)
    const hasRowAt = (part: number) => document.elementFromPoint(500, innerHeight * part)?.closest(rows)
    if (!places.every(hasRowAt)) frames.blank += 1
  }
  requestAnimationFrame(look)
}
