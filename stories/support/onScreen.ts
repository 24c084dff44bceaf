import { expect, screen, waitFor, within } from 'storybook/test'
import type { StoryScenario } from './createScenario'
import { patience } from './page'
import { hand } from './hand'

/** The page's heading, once its screen is there. */
export const findHeading = (name: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name }, patience)

/** A message among the notifications at the top. */
export async function findToast(words: string | RegExp): Promise<HTMLElement> {
  const region = await screen.findByRole('region', { name: 'Notifications' }, patience)
  return within(region).findByText(words, {}, patience)
}

/** Presses Undo in a message among the notifications: an editor on the page has a button of that name too. */
export async function pressUndo(): Promise<void> {
  const region = await screen.findByRole('region', { name: 'Notifications' }, patience)
  await hand.click(await within(region).findByRole('button', { name: 'Undo' }, patience))
}

/** What stands in the row that is headed by `name`. */
export async function findRow(name: string | RegExp) {
  const head = await screen.findByRole('rowheader', { name }, patience)
  const row = head.closest('tr')
  if (!row) throw new Error(`The heading ${name} stands in no row`)
  return within(row)
}

/** Whether a list has room for the column of the last change. */
export const hasRoom = () => window.innerWidth >= 1000

/** The words of a table's headers, in order. */
export const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent)

/** Replaces what stands in a field. */
export async function fill(label: string | RegExp, text: string): Promise<void> {
  const field = await screen.findByLabelText(label, {}, patience)
  await hand.clear(field)
  if (text !== '') await hand.type(field, text)
}

/** Opens the drawer, where the window is too narrow for the sidebar. */
export async function openMenu(): Promise<void> {
  const drawer = screen.queryByRole('button', { name: 'Open drawer' })
  if (drawer) await hand.click(drawer)
}

/** Opens the filters that are off, which a small screen keeps behind a button. */
export async function openFilters(): Promise<void> {
  for (const toggle of screen.queryAllByRole('button', { name: 'Filters', expanded: false }))
    await hand.click(toggle)
}

/** What a small screen keeps closed, with the button that opens it. */
const closedParts = [
  // The drawer has what the sidebar has that is not displayed.
  { part: '[data-shell]:has(> dialog:not([open])) > header', opener: 'Open drawer' },
  { part: 'fieldset[aria-label="Filters"]:not([data-open])', opener: 'Filters' },
]

/** Presses a button or follows a link, once it is there; what stands in the closed menu or filters is opened first. */
export async function press(name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<void> {
  const isThere = () => screen.queryAllByRole(role, { name }).length > 0
  const holder = () =>
    closedParts.find(({ part }) => {
      const closed = document.querySelector<HTMLElement>(part)
      if (!closed) return false
      // What is itself not displayed has no name, only words.
      const inside = within(closed)
      return inside.queryByRole(role, { name, hidden: true }) ?? inside.queryByText(name)
    })
  await waitFor(() => expect(isThere() || holder()).toBeTruthy(), patience)
  const opener = isThere() ? undefined : holder()?.opener
  if (opener) await hand.click(screen.getByRole('button', { name: opener }))
  await hand.click(await screen.findByRole(role, { name }, patience))
}

/** The dialog that asks, once it is open and has the focus. */
export async function findDialog(name: string | RegExp) {
  const dialog = await screen.findByRole('alertdialog', { name }, patience)
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return within(dialog)
}

/** Picks options of a selector by searching for each. */
export async function pick(label: string, ...names: string[]): Promise<void> {
  const input = await screen.findByRole('combobox', { name: label }, patience)
  for (const name of names) {
    await hand.type(input, name)
    await hand.click(await screen.findByRole('option', { name: new RegExp(`${name}$`) }, patience))
  }
  await hand.keyboard('{Escape}')
}

/** Chooses a file in an image field and waits until its upload is shown. */
export async function upload(label: string, file: File): Promise<void> {
  await hand.upload(await screen.findByLabelText(label, {}, patience), file)
  await screen.findByRole('img', { name: `Preview: ${label}` }, patience)
}

/** Puts text where the cursor of a rich-text editor is; it takes pasted text, but no keys that a test makes up. */
export async function write(label: string, text: string): Promise<void> {
  const editor = await screen.findByRole('textbox', { name: label }, patience)
  editor.focus()
  await hand.paste(text)
}

/**
 * Opens an address of a story's console anew, the one that it is at unless given. Resolves once the page before is gone: what is looked
 * for next would else be found there, and wait on it in vain.
 */
export async function openAnew(scenario: StoryScenario, address = scenario.address()): Promise<void> {
  await screen.findByRole('main', {}, patience)
  // It stands as long as its console; what is in the main part is replaced when the code of a screen comes.
  const before = screen.getByRole('region', { name: 'Notifications', hidden: true })
  scenario.open(address)
  await waitFor(() => expect(before.isConnected).toBe(false))
}
