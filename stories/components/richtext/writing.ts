import { expect, screen, waitFor } from 'storybook/test'
import { hand } from '../../support/hand'

/** What is written in. */
export const textbox = () => screen.findByRole('textbox', { name: 'Content' })

const lineWith = (box: HTMLElement, words: string) =>
  [...box.querySelectorAll('[data-text]')].find((line) => line.textContent?.includes(words))?.firstChild

/** Selects words of the text, as a person does with the mouse. */
export async function select(words: string): Promise<void> {
  const box = await textbox()
  box.focus()
  const node = lineWith(box, words)
  if (!node) throw new Error(`Nothing in the text says ${words}`)
  const from = node.textContent?.indexOf(words) ?? 0
  document.getSelection()?.setBaseAndExtent(node, from, node, from + words.length)
  await waitFor(() => expect(document.getSelection()?.toString()).toBe(words))
  // The browser sends `selectionchange` a moment later.
  await new Promise((resolve) => setTimeout(resolve, 30))
}

/** Puts the caret after words of the text; at the end of an empty one without them. */
export async function caretAfter(words = ''): Promise<void> {
  const box = await textbox()
  box.focus()
  if (words !== '') {
    await select(words)
    document.getSelection()?.collapseToEnd()
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

/** Puts the caret before words of the text. */
export async function caretBefore(words: string): Promise<void> {
  await select(words)
  document.getSelection()?.collapseToStart()
  await new Promise((resolve) => setTimeout(resolve, 30))
}

function insertAsBrowser(box: HTMLElement, sign: string): void {
  const selection = document.getSelection()
  const node = selection?.anchorNode
  if (!(node instanceof Text)) return
  const offset = selection?.anchorOffset ?? 0
  // The second of two breaks at the end only holds the line open, and gives way.
  if (node.data.endsWith('\n\n') && offset === node.length - 1) node.deleteData(offset, 1)
  node.insertData(offset, sign)
  selection?.collapse(node, offset + sign.length)
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: sign }))
}

const spacePress = { key: ' ', charCode: 32, keyCode: 32, bubbles: true, cancelable: true }

/** Types text sign by sign, with the event that browsers send for keys; into the text with this name by default. */
export async function type(text: string, into?: HTMLElement): Promise<void> {
  const box = into ?? (await textbox())
  for (const sign of text) {
    // React waits for a space's keypress from the first one on that it has seen in this page.
    if (sign === ' ' && !box.dispatchEvent(new KeyboardEvent('keypress', spacePress))) continue
    const event = document.createEvent('TextEvent')
    event.initTextEvent('textInput', true, true, window, sign)
    const before = box.textContent
    // A page without the window's focus is sent no text for an event of ours: then it is put in as the browser would.
    if (box.dispatchEvent(event) && box.textContent === before) insertAsBrowser(box, sign)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Pastes HTML, text or files into the editor. */
export async function pasteHtml(html: string, files: File[] = []): Promise<void> {
  const clipboardData = new DataTransfer()
  if (html !== '') clipboardData.setData('text/html', html)
  for (const file of files) clipboardData.items.add(file)
  ;(await textbox()).dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}

function drop(on: HTMLElement, files: File[], x: number, y: number): boolean {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const at = { clientX: x, clientY: y, bubbles: true, cancelable: true }
  on.dispatchEvent(new DragEvent('dragover', { dataTransfer, ...at }))
  return on.dispatchEvent(new DragEvent('drop', { dataTransfer, ...at }))
}

/** Drops files after words of the text. */
export async function dropAfter(words: string, files: File[]): Promise<void> {
  const box = await textbox()
  const node = lineWith(box, words)
  if (!node) throw new Error(`Nothing in the text says ${words}`)
  const range = document.createRange()
  range.setStart(node, 0)
  range.setEnd(node, (node.textContent?.indexOf(words) ?? 0) + words.length)
  const { right, top, bottom } = range.getBoundingClientRect()
  drop(box, files, right, (top + bottom) / 2)
}

/** Drops files near the lower right corner of an element; returns whether the browser would leave the page for them. */
export function dropOn(element: HTMLElement, files: File[]): 'left' | 'kept' {
  const { right, bottom } = element.getBoundingClientRect()
  return drop(element, files, right - 4, bottom - 4) ? 'left' : 'kept'
}

/** Changes words on the page by themselves, each within its format, as a spell checker does. */
export async function replaceOnPage(words: Readonly<Record<string, string>>): Promise<void> {
  const box = await textbox()
  for (const [before, after] of Object.entries(words)) {
    const node = lineWith(box, before)
    if (!node) throw new Error(`Nothing in the text says ${before}`)
    node.nodeValue = node.nodeValue?.replace(before, after) ?? ''
  }
  box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }))
}

/** Presses a tool of the bar. */
export const tool = async (name: string) => hand.click(await screen.findByRole('button', { name }))

/** Waits until this HTML was handed out last. */
export const handedOut = (spy: (html: string) => void, html: string) =>
  waitFor(() => expect(spy).toHaveBeenLastCalledWith(html))
