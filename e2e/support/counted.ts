import type { Locator, Page } from 'playwright'
import { press } from './hand'

/** A person whose clicks and keys are counted: two keys that are held together are one, a key held with a click is another. */
export function counted(page: Page) {
  let count = 0
  return {
    async press(key: string) {
      count += 1
      await page.keyboard.press(key)
    },
    async type(text: string) {
      count += text.length
      await page.keyboard.type(text)
    },
    async click(target: Locator) {
      count += 1
      await press(target)
    },
    async shiftClick(target: Locator) {
      count += 2
      await page.keyboard.down('Shift')
      await press(target)
      await page.keyboard.up('Shift')
    },
    get count() {
      return count
    },
  }
}
