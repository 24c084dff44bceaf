import { screen, waitFor } from 'storybook/test'
import { type as typeInEditor } from '../components/richtext/writing'
import { patience } from '../support/page'
import { hand } from '../support/hand'

type Keyboard = (keys: string) => Promise<void>

/** What drives the browser may have put real keys into the page before it began: visual review does. */
const { pressKeys } = window as { pressKeys?: Keyboard }

let keyboard: Keyboard = pressKeys ?? madeUpKeys

/** Hands the stories a keyboard; tests have a real one, whose keys the browser itself acts upon. */
export const plugIn = (real: Keyboard): void => void (keyboard = real)

/** How keys move the caret in a text: it is the browser that moves it for real ones. */
const caretMoves: Readonly<Record<string, Parameters<Selection['modify']>>> = {
  '{Control>}{End}{/Control}': ['move', 'forward', 'documentboundary'],
  '{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}': ['extend', 'backward', 'word'],
}

async function moveCaret(move: Parameters<Selection['modify']>): Promise<void> {
  const changed = new Promise((resolve) =>
    document.addEventListener('selectionchange', resolve, { once: true }),
  )
  document.getSelection()?.modify(...move)
  await changed
}

/**
 * What a browser passes over on Tab and made-up keys would stay at for ever: links in a text that can be written in, and what
 * a closed disclosure holds.
 */
function passedOver(text: HTMLElement | undefined): HTMLElement[] {
  const links = text ? [...text.querySelectorAll('a')] : []
  const closed = document.querySelectorAll<HTMLElement>(
    'details:not([open]) > :not(summary) :is(a, button, input, select, textarea)',
  )
  return [...links, ...closed].filter((one) => !one.hasAttribute('tabindex'))
}

async function tab(keys: string, text: HTMLElement | undefined): Promise<void> {
  const skipped = passedOver(text)
  for (const one of skipped) one.tabIndex = -1
  await hand.keyboard(keys)
  for (const one of skipped) one.removeAttribute('tabindex')
}

/** In Storybook's own window the keys are made up. What a browser does by itself for a real key is done in its place. */
async function madeUpKeys(keys: string): Promise<void> {
  const { activeElement: at } = document
  if (at instanceof HTMLSelectElement && /^\{Arrow(Down|Up)\}$/.test(keys)) {
    const next = at.options[at.selectedIndex + (keys === '{ArrowDown}' ? 1 : -1)]
    if (next) await hand.selectOptions(at, next.value)
    return
  }
  const text = at instanceof HTMLElement && at.isContentEditable ? at : undefined
  const move = text && caretMoves[keys]
  if (move) await moveCaret(move)
  else if (text && !keys.includes('{')) await typeInEditor(keys, text)
  else if (keys.includes('{Tab}')) await tab(keys, text)
  else {
    await hand.keyboard(keys)
    if (keys === '{Escape}') closeDialog(at)
  }
}

/** A browser closes its own modal dialog by Escape. */
function closeDialog(at: Element | null): void {
  const dialog = at?.closest<HTMLDialogElement>('dialog:modal')
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

/** What has the focus. Throws when nothing has: a keyboard's user would not know where he is. */
export function focused(): HTMLElement {
  const { activeElement: at } = document
  if (!(at instanceof HTMLElement) || at === document.body) throw new Error('Nothing has the focus')
  return at
}

/** Presses keys or types, in user-event's way of writing. Throws when that leaves the focus nowhere. */
export async function keys(...each: string[]): Promise<void> {
  for (const one of each) {
    await keyboard(one)
    await waitFor(focused)
  }
}

/** A role; or a field by its label, which finds those without a role as well (passwords, files). */
type Kind = Parameters<typeof screen.findByRole>[0] | 'field'

const found = (kind: Kind, name: string | RegExp): HTMLElement[] =>
  kind === 'field' ? screen.queryAllByLabelText(name) : screen.queryAllByRole(kind, { name })

/** How many stops of Tab are walked before something counts as out of reach. */
const far = 80

/** Goes on by Tab, or back, until this has the focus. Throws when it cannot be reached so. */
export async function tabTo(
  kind: Kind,
  name: string | RegExp,
  way: 'on' | 'back' = 'on',
): Promise<HTMLElement> {
  const passed: string[] = []
  // What is there is looked for again only once it has been drawn anew: by its name that takes long in a large page.
  let wanted: HTMLElement[] = []
  const look = () =>
    waitFor(() => {
      wanted = found(kind, name)
      if (wanted.length === 0) throw new Error(`There is no ${String(kind)} “${String(name)}”`)
    }, patience)
  for (let stop = 0; stop < far; stop++) {
    if (!wanted.some((one) => one.isConnected)) await look()
    if (stop > 0 || document.activeElement === document.body)
      await keys(way === 'on' ? '{Tab}' : '{Shift>}{Tab}{/Shift}')
    const at = focused()
    if (wanted.includes(at)) return at
    passed.push(spoken(at))
  }
  throw new Error(`Tab leads to no ${String(kind)} “${String(name)}”, but to: ${passed.join(', ')}`)
}

const spoken = (at: HTMLElement) =>
  at.getAttribute('aria-label') ?? (at.textContent?.trim().slice(0, 30) || at.tagName)

/** Until this has the focus by itself: after a move, in a dialog, at a field that is wrong. */
export async function findFocus(kind: Kind, name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const at = focused()
    if (found(kind, name).includes(at)) return at
    throw new Error(`The focus is not on the ${String(kind)} “${String(name)}” but on ${spoken(at)}`)
  }, patience)
}
