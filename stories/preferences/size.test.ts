import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { settled } from '../../.storybook/settled'
import { cutOff, scrollsSideways } from './cutOff'
import { screens, someScreens } from './screens'
import { visit } from './visit'

const root = document.documentElement

afterEach(() => {
  root.style.fontSize = ''
})

/** At 1280 px 400 % leave 320 px, 200 % leave 640 px. */
describe.each([
  { zoom: '400 %', width: 320, height: 256, looked: screens },
  { zoom: '200 %', width: 640, height: 400, looked: someScreens },
])('at $zoom zoom', ({ width, height, looked }) => {
  it.each(looked)('nothing of $name is cut off, and it scrolls one way', async (screen) => {
    await page.viewport(width, height)
    await visit(screen, () => {
      expect({ cut: cutOff(), sideways: scrollsSideways() }).toEqual({ cut: [], sideways: [] })
    })
  })
})

describe('at 200 % text', () => {
  it.each(someScreens)('all words of $name grow, and none is cut off', async (screen) => {
    await page.viewport(1280, 800)
    await visit(screen, async () => {
      const before = sizes()
      root.style.fontSize = '200%'
      await settled()
      const small = [...sizes()].filter(([one, size]) => size < 1.9 * (before.get(one) ?? 0))
      expect({
        small: [
          ...new Set(
            small.map(([one, size]) => `${one.className || one.tagName} “${one.textContent}”: ${size} px`),
          ),
        ],
        cut: cutOff(),
        sideways: scrollsSideways(),
      }).toEqual({ small: [], cut: [], sideways: [] })
    })
  })
})

/** Size in px of what holds words of its own. */
function sizes(): Map<Element, number> {
  const holders = [...document.body.querySelectorAll('*')].filter(
    (one) =>
      one.checkVisibility() &&
      [...one.childNodes].some((child) => child instanceof Text && child.data.trim() !== ''),
  )
  return new Map(holders.map((one) => [one, Number.parseFloat(getComputedStyle(one).fontSize)]))
}

describe('what judges sizes', () => {
  it('sees words that are cut off, that stand beyond the edge, and what scrolls sideways', () => {
    const place = document.createElement('div')
    place.innerHTML =
      '<p style="width:40px;overflow:hidden;white-space:nowrap">Cut off here</p>' +
      '<p style="white-space:nowrap;margin-left:100vw">Beyond the edge</p>' +
      '<pre style="width:40px;overflow:auto">Scrolls sideways</pre>'
    document.body.append(place)
    try {
      expect(cutOff()).toHaveLength(2)
      expect(scrollsSideways()).toHaveLength(2)
    } finally {
      place.remove()
    }
  })
})
