import type { ShortcutRegistry } from './ShortcutRegistry'
import { shortcutKey } from './shortcutKey'

/** How long the second key of two may take, in ms. */
const pause = 1500

/** Makes shortcuts of key presses, one or two keys each, and keeps them until somebody listens. */
export class KeyPresses {
  /** Hears each shortcut as one key press, whose key are the keys without the blank: 'gp'. */
  readonly target = new EventTarget()
  private begun: { key: string; at: number } | undefined
  private waiting: string[] | undefined = []

  constructor(private readonly registry: ShortcutRegistry) {}

  /** Takes a key that was pressed; says whether it is a shortcut's. */
  take(event: KeyboardEvent): boolean {
    const key = shortcutKey(event)
    const begun = this.begun && event.timeStamp - this.begun.at < pause ? `${this.begun.key} ` : ''
    // Shift alone, for instance, is no second key.
    if (key === undefined) return false
    this.begun = undefined
    if (begun === '' && this.registry.isBeginning(key)) {
      if (!event.repeat) this.begun = { key, at: event.timeStamp }
      return true
    }
    const found = this.registry.find(begun + key)
    if (!found || (event.repeat && !found.repeats)) return false
    this.press(found.keys)
    return true
  }

  /** Acts as if the keys of a shortcut had been pressed. */
  press(keys: string): void {
    if (this.waiting) this.waiting.push(keys)
    else
      this.target.dispatchEvent(
        // Blueprint takes this one for a key with Shift, whatever the layout.
        new KeyboardEvent('keydown', { key: keys.replace(' ', ''), shiftKey: keys === '?' }),
      )
  }

  /** Somebody listens: hands out what was kept. Returns how to stop. */
  listen(): () => void {
    const kept = this.waiting ?? []
    this.waiting = undefined
    for (const keys of kept) this.press(keys)
    return () => (this.waiting = [])
  }
}
