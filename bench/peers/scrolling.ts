import type { Page } from 'playwright'

/** The rows of the contestants. */
const rows = '#root tbody tr[data-index], .row'
/** Frames a second that the browser draws where nothing holds it up. */
const full = 60
const seconds = 3
/** As fast as somebody scrolls who looks for something, in px a second. */
const readingSpeed = 1200

/** How smoothly a list was scrolled, in per cent. */
export interface Scrolled {
  /** Of the frames that there was time for, those that were not drawn. */
  dropped: number
  /** Of the frames that were drawn, those that lacked a row in the window. */
  blank: number
}

/**
 * Scrolls the list down by the wheel for three seconds, as somebody does who reads (`reading`) or so fast that it comes to the end
 * (`whole`), and back to the top. The page scrolls, or the element of the class `list`. Throws where nothing moved.
 */
export async function scrolled(page: Page, how: 'reading' | 'whole'): Promise<Scrolled> {
  const scroller = await page.evaluateHandle(
    () => document.querySelector('.list') ?? document.documentElement,
  )
  const height = await scroller.evaluate((list) => list.scrollHeight - list.clientHeight)
  const distance = how === 'whole' ? height : Math.min(height, readingSpeed * seconds)
  const frames = await scroller.evaluateHandle(watchFrames, rows)
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', {
    x: 500,
    y: 500,
    yDistance: -distance,
    speed: Math.ceil(distance / seconds),
    gestureSourceType: 'mouse',
  })
  await session.detach()
  const { times, blank } = await frames.evaluate((all) => {
    all.isOver = true
    return all
  })
  await scroller.evaluate((list) => list.scrollTo(0, 0))
  const [first, last] = [times[0], times.at(-1)]
  if (first === undefined || last === undefined || first === last) throw new Error('The list did not scroll')
  return {
    dropped: Math.max(0, 100 * (1 - (times.length - 1) / (((last - first) / 1000) * full))),
    blank: (100 * blank) / times.length,
  }
}

interface Frames {
  /** When each frame was drawn in which the list stood elsewhere than in the one before, in ms. */
  times: number[]
  blank: number
  isOver: boolean
}

/** Notes the frames in which the list moves, until `isOver`. */
function watchFrames(list: Element, rows: string): Frames {
  const frames: Frames = { times: [], blank: 0, isOver: false }
  const heights = [0.3, 0.6, 0.95]
  let last = list.scrollTop
  const look = (now: number) => {
    if (frames.isOver) return
    requestAnimationFrame(look)
    if (list.scrollTop === last) return
    last = list.scrollTop
    frames.times.push(now)
    const hasRowAt = (part: number) => document.elementFromPoint(500, innerHeight * part)?.closest(rows)
    if (!heights.every(hasRowAt)) frames.blank += 1
  }
  requestAnimationFrame(look)
  return frames
}
