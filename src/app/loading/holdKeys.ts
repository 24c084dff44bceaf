declare global {
  interface Window {
    /** The keys that were pressed before the console's code was there, as long as they are held. */
    heldKeys?: KeyboardEvent[] | undefined
  }
}

/**
 * Holds what is pressed with nothing focused, letters above all, until `EarlyKeys` takes it over by emptying `heldKeys`, and chooses
 * what is meant. It stands in the page: a short one.
 */
export function holdKeys(): void {
  window.heldKeys = []
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey } = event
    if (!window.heldKeys || document.activeElement !== document.body) return
    if (!(ctrlKey || metaKey ? /^k$/i : /^(.|Backspace)$/).test(key)) return
    event.preventDefault()
    window.heldKeys.push(event)
  })
}
