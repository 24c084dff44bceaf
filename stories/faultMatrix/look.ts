import { fireEvent, screen, within } from 'storybook/test'
import { hand } from '../support/hand'

/** Returns what `find` finds as soon as it finds something; throws `words` after `patience` ms. */
export async function until<T>(
  find: () => T | null | undefined | false,
  words: string,
  patience = 5000,
): Promise<T> {
  const end = performance.now() + patience
  for (;;) {
    const found = find()
    if (found !== null && found !== undefined && found !== false) return found
    if (performance.now() > end) throw new Error(words)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

export const main = () => document.querySelector('main') ?? document.body

/** Words of the page's heading. */
export const heading = () => document.querySelector('h1')?.textContent ?? ''

export const formNamed = (label: string) =>
  document.querySelector<HTMLFormElement>(`form[aria-label="${label}"]`)

/** A button by its words. */
export const button = (name: string, place: ParentNode = document) =>
  [...place.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim() === name,
  )

/** What is said as an alert. */
export const alerts = (place: ParentNode = document) =>
  [...place.querySelectorAll('[role=alert]')].map((one) => one.textContent ?? '').join(' ')

/** What is said as a status. */
export const statuses = (place: ParentNode) =>
  [...place.querySelectorAll('output')].map((one) => one.textContent ?? '').join(' ')

/** Whether this is said politely somewhere. */
export const isAnnouncedPolitely = (words: string) =>
  [...document.querySelectorAll('output')].some((one) => one.textContent?.includes(words))

/** Puts text into a field, all at once. */
export function put(form: HTMLElement, label: string, text: string) {
  fireEvent.change(within(form).getByLabelText(label), { target: { value: text } })
}

/** Picks an option of a selector. */
export async function choose(form: HTMLElement, label: string, name: string) {
  const input = within(form).getByRole('combobox', { name: label })
  await hand.click(input)
  fireEvent.change(input, { target: { value: name } })
  const option = await until(
    () =>
      [...document.querySelectorAll('[role=option]')].find((one) => one.textContent?.trim().endsWith(name)),
    `no option ${name} of ${label}`,
  )
  await hand.click(option)
  await hand.keyboard('{Escape}')
}

/** Writes into the rich-text editor, once its code is there. */
export async function writeInto(form: HTMLElement, label: string, text: string) {
  const place = () => within(form).queryByRole('textbox', { name: label })
  form.querySelector('[data-rich-text]')?.scrollIntoView()
  within(form).queryByText(label)?.scrollIntoView()
  const editor = await until(
    () => (place()?.getAttribute('contenteditable') === 'true' ? place() : null),
    `no editor for ${label}`,
  )
  editor.focus()
  await hand.paste(text)
}

/** Every text of the first list is in the second one too; an editor may have come meanwhile. */
export const isWithin = (a: readonly string[], b: readonly string[]) => a.every((text) => b.includes(text))

export const isSame = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b)

let looks = 0

/** Scrolls to the next label of the page's forms: an editor is fetched when it comes near the screen. */
export function lookAround() {
  const labels = document.querySelectorAll('form label')
  if (labels.length > 0) labels[looks++ % labels.length]?.scrollIntoView()
}

/** Signs in on the login screen. */
export async function signInAgain(email: string) {
  const form = await until(() => formNamed('Login'), 'no login form')
  put(form, 'E-mail', email)
  put(form, 'Password', 'open-source-demo')
  await hand.click(within(form).getByRole('button', { name: 'Login' }))
}

/** Follows an entry of the sidebar. */
export async function follow(name: string) {
  const menu = screen.getByRole('navigation', { name: 'Main' })
  await hand.click(within(menu).getByRole('link', { name }))
}
