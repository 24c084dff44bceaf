/** So long a press on what is painted counts, in ms. */
const patience = 5000
/** What a press does something to. */
const pressed = 'a, button, input, label'

/**
 * Takes away what is painted as soon as the console shows as much (`isBehind` is false), before that is painted. What was
 * typed into the painted search goes on in the console's, and the last press on something painted is made again there. Where
 * a key or a press has led to another page meanwhile, it goes at once.
 */
export function handOver(
  painted: HTMLElement,
  root: HTMLElement,
  isBehind: (root: HTMLElement) => boolean,
  onEnd?: () => void,
): void {
  const { ownerDocument: page } = painted
  const typed = painted.querySelector<HTMLInputElement>('input[type=search]')
  const { pathname } = page.location
  let press: MouseEvent | undefined

  const note = (event: MouseEvent) => {
    // What the console has drawn below takes its presses itself.
    const isTaken = (event.target as Element).closest(pressed)
    if (event.isTrusted && !isTaken && event.button < 2) press = event
  }
  const listening = new AbortController()
  page.addEventListener('click', note, listening)
  page.addEventListener('auxclick', note, listening)

  const observer = new MutationObserver(() => {
    const isElsewhere = page.location.pathname !== pathname
    if (isBehind(root) && !isElsewhere) return
    const isFocused = typed !== null && page.activeElement === typed
    const isInUse = isFocused || (typed !== null && typed.value !== '')
    const search = isElsewhere ? null : root.querySelector<HTMLInputElement>('input[type=search]')
    // The search comes right behind the rows; beside an error there is none, until the list is there.
    const isStillToCome = isInUse && !search && !isElsewhere
    if (isStillToCome && root.querySelector('tbody')) return
    if (painted.isConnected) {
      listening.abort()
      painted.remove()
      onEnd?.()
      if (!isInUse && !isElsewhere && press && performance.now() - press.timeStamp < patience)
        repeat(page, press)
    }
    if (isStillToCome) return
    observer.disconnect()
    if (!search || !typed || !isInUse) return
    const { value, selectionStart, selectionEnd } = typed
    if (isFocused) search.focus({ preventScroll: true })
    if (value !== '' && search.value === '') write(search, value)
    if (isFocused) search.setSelectionRange(selectionStart, selectionEnd)
  })
  observer.observe(root, { childList: true, subtree: true })
}

/** Has React take notice of a value. */
function write(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function repeat(page: Document, press: MouseEvent): void {
  const isMiddle = press.button === 1
  const target = page
    .elementFromPoint(press.clientX, press.clientY)
    ?.closest<HTMLElement>(isMiddle ? 'a' : pressed)
  target?.focus({ preventScroll: true })
  // Browsers open another tab for a link that a script presses with the command key, and not with the middle button.
  target?.dispatchEvent(new MouseEvent('click', isMiddle ? { ctrlKey: true, metaKey: true } : press))
}
