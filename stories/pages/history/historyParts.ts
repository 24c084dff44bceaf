import { screen, within } from 'storybook/test'
import { patience } from '../../support/page'
import { hand } from '../../support/hand'

/** The button that shows what an entry of the history changed. */
export const findEntry = (words: RegExp) => screen.findByRole('button', { name: words }, patience)

/** Opens an entry of the history. */
export async function openEntry(words: RegExp): Promise<HTMLElement> {
  const toggle = await findEntry(words)
  if (toggle.getAttribute('aria-expanded') !== 'true') await hand.click(toggle)
  return toggle
}

/** What stands in the dialog that says what restoring changes. */
export const findRestore = async (name: RegExp | string = /^Restore /) =>
  within(await screen.findByRole('dialog', { name }, patience))
