import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { screens, someScreens } from './screens'
import { visit } from './visit'

const controls =
  'button, input:not([type="hidden"]), select, textarea, [role="textbox"], [role="combobox"], [role="switch"]'

/** How far around a control its frame may stand: a checkbox is hidden behind a picture of one, an editor has a bar. */
function frames(control: Element): Element[] {
  const around: Element[] = control.nextElementSibling ? [control, control.nextElementSibling] : [control]
  const far = control.getAttribute('role') === 'textbox' ? 6 : 2
  for (let at = control.parentElement, i = 0; at && i < far; at = at.parentElement, i++) around.push(at)
  return around
}

const hasLine = ({ borderTopStyle, borderTopWidth, outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
  (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1) ||
  (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1)

const speak = (one: Element) =>
  `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent?.trim().slice(0, 30)} (${one.className}; in ${one.parentElement?.className})`

/** The browser draws its own check boxes with a line in the machine's colours, unless a style takes their look away. */
function isDrawnByBrowser(control: Element): boolean {
  if (!control.matches('input[type="checkbox"], input[type="radio"]')) return false
  const { appearance, opacity } = getComputedStyle(control)
  return appearance !== 'none' && opacity !== '0'
}

/** Controls that nothing shows to be some, once the machine's colours stand in place of ours. */
const bare = () =>
  [...document.body.querySelectorAll(controls)]
    .filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 4,
    )
    .filter((one) => !isDrawnByBrowser(one) && !frames(one).some((frame) => hasLine(getComputedStyle(frame))))
    .map(speak)

describe('with forced colours', () => {
  beforeAll(async () => {
    await page.viewport(1280, 800)
    await commands.emulate({ forcedColors: 'active' })
  })
  afterAll(() => commands.emulate({ forcedColors: 'none' }))

  it('the machine’s colours are in force', () => {
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
  })

  it.each(screens)('every control of $name has a line around it', async (screen) => {
    await visit(screen, () => expect(bare()).toEqual([]))
  })

  it.each(someScreens)('the focus is seen at every stop of $name', async (screen) => {
    await visit(screen, async () => {
      const unseen: string[] = []
      for (let stop = 0; stop < 40; stop++) {
        await userEvent.keyboard('{Tab}')
        const at = document.activeElement
        if (!at || at === document.body) break
        if (!isMarked(at)) unseen.push(speak(at))
      }
      expect([...new Set(unseen)]).toEqual([])
    })
  })

  it('sees a control that has none', () => {
    const place = document.createElement('div')
    place.innerHTML = [
      '<div><div><button style="border:0;outline:0;width:50px">Bare</button></div></div>',
      '<div><div><input type="checkbox" aria-label="Bare" style="appearance:none;border:0;width:50px"></div></div>',
      '<div><div><input type="checkbox" aria-label="The browser’s own" style="width:50px"></div></div>',
    ].join('')
    document.body.append(place)
    try {
      expect(bare().map((line) => line.split(' (')[0])).toEqual(['BUTTON Bare', 'INPUT Bare'])
    } finally {
      place.remove()
    }
  })
})

/** Shadows and backgrounds are gone with forced colours: an outline stays, on what has the focus or on what shows it. */
const isMarked = (at: Element) =>
  frames(at).some((frame) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(frame)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
  })
