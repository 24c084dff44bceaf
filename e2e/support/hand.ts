import type { Locator } from 'playwright'
import { expect } from 'vitest'
import { reach } from '../../stories/support/reach'

/**
 * Presses what a hand can press: scrolled into view, with nothing on top of its middle, at least 24 × 24 px and enabled;
 * waits for it as long as the page lets a locator wait. Throws a sentence that says what is in the way.
 */
export async function press(target: Locator): Promise<void> {
  await target.waitFor()
  await reached(target)
  const input = await target.evaluate((element) => element.matches('input[type=checkbox], input[type=radio]'))
  if (!input) return target.click()
  const { x, y } = await reached(target)
  await target.page().mouse.click(x, y)
}

async function reached(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
  const answer: { at?: { x: number; y: number } } = {}
  await expect
    .poll(
      async () => {
        const at = await target.evaluate(reach)
        if (typeof at === 'string') return at
        answer.at = at
        return 'reached'
      },
      { timeout: 5000 },
    )
    .toBe('reached')
  return answer.at ?? { x: 0, y: 0 }
}

/** Presses a field and puts other text into it, key by key. */
export async function write(field: Locator, text: string): Promise<void> {
  await press(field)
  const { keyboard } = field.page()
  await keyboard.press('ControlOrMeta+a')
  if (text === '') await keyboard.press('Delete')
  else await keyboard.type(text)
}
