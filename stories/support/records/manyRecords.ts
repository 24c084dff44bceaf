import { expect, screen, waitFor, within } from 'storybook/test'
import { hand } from '../hand'
import { patience } from '../page'

/** Selects the first rows of the list; returns their names. */
export async function select(count: number): Promise<string[]> {
  const all = await screen.findAllByRole('checkbox', { name: /^Select (?!all )/ }, patience)
  for (const one of all.slice(0, count)) await hand.click(one)
  return all.slice(0, count).map((one) => (one.getAttribute('aria-label') ?? '').replace('Select ', ''))
}

/** Presses one of the actions below the list. */
export async function chooseAction(label: string): Promise<void> {
  const bar = within(await screen.findByRole('region', { name: /^Selected / }, patience))
  await hand.click(bar.getByRole('button', { name: new RegExp(`^${label} (of|the) `) }))
}

/** What stands in a dialog, once it has the focus. */
export async function bulkDialog(name: string | RegExp) {
  const dialog = await screen.findByRole('dialog', { name }, patience)
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true), patience)
  return within(dialog)
}

/** What stands in the card of the change, once it says this. */
export async function bulkCard(said: string | RegExp, wait = {}) {
  const card = await screen.findByRole('region', { name: 'Change of many records' }, patience)
  await within(card).findByText(said, {}, { ...patience, ...wait })
  return within(card)
}
