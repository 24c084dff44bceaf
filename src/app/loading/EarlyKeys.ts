import { isHeld } from './holdKeys'

/** A key that nobody acted upon for so long is no longer meant, in ms. */
const longest = 5000
/** So long the console may be on its way, in ms: where another screen has come instead, keys are left alone. */
const patience = 10_000

/**
 * Keys pressed while the console's code and the session are on their way: a letter, Backspace or Escape with nothing
 * focused, and the command key with K. They are held back, and pressed again once something listens.
 */
export class EarlyKeys {
  private readonly held: KeyboardEvent[]
  private isReplaying = false
  private readonly timer: ReturnType<typeof setTimeout>

  /** Begins with the keys that the page has held (`holdKeys`), and its next one. */
  constructor(private readonly page: Window) {
    this.held = page.heldKeys ?? []
    page.heldKeys = undefined
    page.addEventListener('keydown', this.hold, true)
    this.timer = setTimeout(() => this.stop(), patience)
  }

  /** Presses the keys again, one after the other, with those that come meanwhile; then leaves keys alone. */
  replay(): void {
    if (this.isReplaying) return
    this.isReplaying = true
    clearTimeout(this.timer)
    this.afterNextFrame()
  }

  private readonly hold = (event: KeyboardEvent): void => {
    // Those pressed again are made by a script.
    if (!event.isTrusted || !this.isMeant(event)) return
    // The browser would search the page by `/`, and lead to its own field by the command key with K.
    event.preventDefault()
    event.stopImmediatePropagation()
    this.held.push(event)
  }

  private isMeant(event: KeyboardEvent): boolean {
    const { activeElement, body } = this.page.document
    // In a field of another screen, such as that of the login, they are its own; a key pressed again may have led to one.
    if (!this.isReplaying && activeElement !== body) return false
    return isHeld(event, this.held.length === 0)
  }

  // Each once the one before it is drawn: what that has opened listens by then, and a field holds its letter. The first one, too:
  // React draws at once what a key changes, but not while it runs an effect.
  private afterNextFrame(): void {
    this.page.requestAnimationFrame(() => setTimeout(this.next))
  }

  private readonly next = (): void => {
    const event = this.held.shift()
    if (!event) return this.stop()
    if (this.page.performance.now() - event.timeStamp < longest) this.press(event)
    this.afterNextFrame()
  }

  private stop(): void {
    this.page.removeEventListener('keydown', this.hold, true)
  }

  private press(event: KeyboardEvent): void {
    const { document } = this.page
    const target = document.activeElement ?? document
    const isPlain = target instanceof HTMLInputElement && !event.ctrlKey && !event.metaKey
    // A key that a script presses neither writes nor deletes.
    if (isPlain && event.key === 'Backspace') document.execCommand('delete')
    else if (isPlain && /^.$/u.test(event.key)) document.execCommand('insertText', false, event.key)
    else target.dispatchEvent(new KeyboardEvent('keydown', event))
  }
}
