import type { Locator } from 'playwright'
import { reach } from '../../stories/support/reach'
import { until } from './until'

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

/** Presses the same place several times in a row, as an impatient person does. */
export async function pressTimes(target: Locator, times: number): Promise<void> {
  await target.waitFor()
  const { x, y } = await reached(target)
  for (let time = 0; time < times; time++) await target.page().mouse.click(x, y)
}

/** Presses once with the right button. */
export async function pressRight(target: Locator): Promise<void> {
  await target.waitFor()
  const { x, y } = await reached(target, { small: true })
  await target.page().mouse.click(x, y, { button: 'right' })
}

/** Presses words of a text that is written in, to put the caret there; they are no control, and as small as they are. */
export async function pressWords(words: Locator): Promise<void> {
  await words.waitFor()
  const { x, y } = await reached(words, { small: true })
  await words.page().mouse.click(x, y)
}

/** Presses the middle of something that is only painted: what takes the press comes later. */
export async function pressPainted(target: Locator, button?: 'middle'): Promise<void> {
  await target.waitFor()
  const box = await target.boundingBox()
  if (!box) throw new Error('It has no place on the page')
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2, button && { button })
}

async function reached(
  target: Locator,
  accept?: Parameters<typeof reach>[1],
): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
  let last: unknown
  return until(
    async () => {
      const at = await target.evaluate(reach, accept)
      last = at
      return typeof at !== 'string' && at
    },
    () => String(last),
    5000,
  )
}

/** Presses a field and puts other text into it, key by key. */
export async function write(field: Locator, text: string): Promise<void> {
  await press(field)
  const { keyboard } = field.page()
  await keyboard.press('ControlOrMeta+a')
  if (text === '') await keyboard.press('Delete')
  else await keyboard.type(text)
}
