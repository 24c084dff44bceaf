import type { ShortcutRegistry } from './ShortcutRegistry'
import { isCovered, isTypedInto, shortcutKey } from './shortcutKey'

/** How long the second key of two may take, in ms. */
const pause = 1500
/** The sheet has no other key. */
export const sheetKey = '?'
/** How long what was typed is held when nothing says any more that its field will come, in ms. */
const patience = 500

/**
 * Makes shortcuts of key presses, one or two keys each. What is typed after one whose field is still to come is held, and
 * put into the field.
 */
export class KeyPresses {
  /** Hears each shortcut as one key press, whose key are the keys without the blank: 'gp'. */
  readonly target = new EventTarget()
  private begun: { key: string; at: number } | undefined
  /** Whether the sheet is wanted, as long as nobody listens. */
  private waiting: string[] | undefined = []
  private held: { keys: string; text: string } | undefined
  private dropTimer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly registry: ShortcutRegistry) {
    registry.watch(() => this.watchFor())
  }

  /** Takes a key that was pressed; says whether it is a shortcut's. */
  take(event: KeyboardEvent): boolean {
    if (this.hold(event)) return true
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
    if (found.isComing) this.held = { keys: found.keys, text: '' }
    else this.press(found.keys)
    return true
  }

  /** Acts as if the keys of a shortcut had been pressed. Before somebody listens the sheet alone has to wait. */
  press(keys: string): void {
    if (this.waiting && keys !== sheetKey) this.registry.find(keys)?.run?.()
    else if (this.waiting) this.waiting.push(keys)
    else
      this.target.dispatchEvent(
        // Blueprint takes this one for a key with Shift, whatever the layout.
        new KeyboardEvent('keydown', { key: keys.replace(' ', ''), shiftKey: keys === sheetKey }),
      )
  }

  /** Somebody listens: hands out what was kept. Returns how to stop. */
  listen(): () => void {
    const kept = this.waiting ?? []
    this.waiting = undefined
    for (const keys of kept) this.press(keys)
    return () => (this.waiting = [])
  }

  /** Takes a key that is typed for a field to come; says whether it is one. */
  private hold(event: KeyboardEvent): boolean {
    const { held } = this
    if (!held || isCovered() || isTypedInto(event.target)) return false
    const { key, ctrlKey, altKey, metaKey } = event
    const isSpace = key === ' ' && !ctrlKey && !altKey && !metaKey
    if (key === 'Escape') this.drop()
    else if (key === 'Backspace') held.text = held.text.slice(0, -1)
    else if (isSpace || shortcutKey(event) !== undefined) held.text += key
    else return false
    return true
  }

  /** Leads to the field once it has come, when React is done with drawing it; gives up where none will. */
  private watchFor(): void {
    const { held } = this
    if (!held) return
    clearTimeout(this.dropTimer)
    const found = this.registry.find(held.keys)
    if (!found) this.dropTimer = setTimeout(() => this.drop(), patience)
    if (found?.run) queueMicrotask(() => this.handOver())
  }

  private handOver(): void {
    if (!this.held) return
    const { keys, text } = this.held
    const found = this.registry.find(keys)
    if (!found?.run) return
    this.drop()
    // Somebody has gone to another field meanwhile.
    if (isCovered() || isTypedInto(document.activeElement)) return
    found.run()
    if (text !== '') found.type?.(text)
  }

  private drop(): void {
    clearTimeout(this.dropTimer)
    this.held = undefined
  }
}
