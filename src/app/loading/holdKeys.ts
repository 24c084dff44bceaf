declare global {
  interface Window {
    /** The keys that are held until the console's code is there. */
    heldKeys?: KeyboardEvent[] | undefined
  }
}

/**
 * Whether the console may mean a key: a letter, Backspace or Escape, and the command key with K. With Space, Backspace and Escape
 * nothing begins (`isFirst`).
 */
export const isHeld = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, isFirst: boolean): boolean =>
  !altKey && (ctrlKey || metaKey ? /^k$/i : isFirst ? /^\S$/u : /^(.|Backspace|Escape)$/u).test(key)

/**
 * Holds the keys that are pressed with nothing focused, until `EarlyKeys` takes them over, or what is to come is no console: either
 * takes `heldKeys` away. It stands in the page of the build: a short one.
 */
export function holdKeys(): void {
  window.heldKeys = []
  addEventListener('keydown', (event) => {
    const { heldKeys } = window
    if (!heldKeys || event.target !== document.body || !isHeld(event, !heldKeys[0])) return
    event.preventDefault()
    heldKeys.push(event)
  })
}
