import { EditorState } from 'draft-js'
import { keepObjects } from '../../richtext/commands/keepObjects'
import { keepOverride, keepSelection, keepWhole } from '../../richtext/commands/keepSelection'
import type { Dialect } from '../../richtext/lineSource'
import { type Document, readHtml } from '../../richtext/read/readHtml'
import { isEmptyText, writeHtml } from '../../richtext/write/writeHtml'

/** How long after the last key the HTML is written, in milliseconds; leaving the editor writes it at once. */
const REST = 200
/** How long after a key the listeners are called, in milliseconds. */
const NOTIFY_DELAY = 60
/** As many errors within so many milliseconds are taken; then the surface stops. */
const MOST_FAILURES = 3
const FAILURE_SPAN = 10_000

/** What the mounted surface lets the model do. */
export interface SurfaceHandle {
  /** Shows a state. */
  show(state: EditorState): void
  focus(): void
  /** Brings page and state into agreement: what stands on the page counts. */
  reconcile(): void
}

/**
 * One editor's state, outside React so that a key draws the surface only: the document that was read, Draft's state,
 * and when HTML is handed out. Nothing is handed out before the user edited, or before something unsafe was taken out.
 */
export class EditorModel {
  state: EditorState
  /** Counts documents and restarts: the surface is mounted anew for each. */
  run = 0
  /** Whether the surface failed so often that it is not shown. */
  isStopped = false
  private failures: number[] = []
  private document: Document
  private html: string
  private handed: string
  private good: EditorState
  private notifying: ReturnType<typeof setTimeout> | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private surface: SurfaceHandle | null = null
  private readonly listeners = new Set<() => void>()

  private onHtml: (html: string) => void = () => {}

  constructor(html: string) {
    this.html = html
    this.handed = html
    this.document = readHtml(html)
    this.state = EditorState.createWithContent(this.document.content)
    this.good = this.state
  }

  /** Whether something unsafe was taken out of the text that was loaded. */
  get isStripped(): boolean {
    return this.document.isStripped
  }

  /** The kind of HTML that the text is written in. */
  get dialect(): Dialect {
    return this.document.info.dialect
  }

  /** Takes a text from outside, unless it is the one that was handed out last. */
  load(html: string): void {
    if (html === this.handed) return
    clearTimeout(this.timer)
    this.timer = undefined
    this.html = html
    this.handed = html
    this.document = readHtml(html)
    this.state = EditorState.createWithContent(this.document.content)
    this.good = this.state
    this.run += 1
    this.notify()
    if (this.isStripped) this.handOut()
  }

  /** Whom to hand the HTML to; the function that it answers hands out what waits and lets go. */
  handTo(onHtml: (html: string) => void): () => void {
    this.onHtml = onHtml
    if (this.isStripped) this.handOut()
    return () => {
      this.flush()
      this.onHtml = () => {}
    }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  attach(surface: SurfaceHandle | null): void {
    this.surface = surface
  }

  /** Every change of the surface comes through here: returns the state to show. */
  accept(next: EditorState): EditorState {
    const kept = keepOverride(this.state, keepWhole(keepSelection(keepObjects(this.state, next))))
    const isEdited = kept.getCurrentContent() !== this.state.getCurrentContent()
    this.state = kept
    if (isEdited) this.schedule()
    // The toolbar and the count follow when the keys rest: a key must not wait for them.
    clearTimeout(this.notifying)
    this.notifying = setTimeout(this.notify, NOTIFY_DELAY)
    return kept
  }

  /** Carries a command out. */
  apply(command: (state: EditorState) => EditorState): void {
    if (this.state.isInCompositionMode()) return
    const next = command(this.state)
    if (next === this.state) return
    this.surface?.show(next)
    this.notify()
  }

  focus(): void {
    this.surface?.focus()
  }

  /** The surface has drawn the present state without an error. */
  markGood(): void {
    this.good = this.state
  }

  /**
   * After an error in the surface: mounts it anew from the last state that it could draw, or from `kept`. The text is
   * kept. After several errors in a row it stops, until `restart`.
   */
  recover = (kept: EditorState = this.good): void => {
    const now = Date.now()
    this.failures = [...this.failures.filter((time) => now - time < FAILURE_SPAN), now]
    const content = kept.getCurrentContent()
    // A second error in a row may be the fault of the state itself: it is read anew from its HTML.
    const isRepeated = this.failures.length > 1
    this.state = isRepeated
      ? EditorState.createWithContent(readHtml(writeHtml(content, this.document.info)).content)
      : EditorState.set(EditorState.createWithContent(content), {
          undoStack: kept.getUndoStack(),
          redoStack: kept.getRedoStack(),
        })
    this.good = this.state
    this.isStopped = this.failures.length > MOST_FAILURES
    this.run += 1
    this.schedule()
    this.notify()
  }

  /** Tries again after the surface stopped. */
  restart = (): void => {
    this.failures = []
    this.isStopped = false
    this.run += 1
    this.notify()
  }

  /** The text as HTML: the very string that came, unless it was edited or something was taken out. */
  toHtml(): string {
    const content = this.state.getCurrentContent()
    const isInitial = content.getBlockMap() === this.document.content.getBlockMap()
    if (isInitial && !this.document.isStripped) return this.html
    if (!isInitial && isEmptyText(content)) return ''
    return writeHtml(content, this.document.info)
  }

  private schedule(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      if (!this.state.isInCompositionMode()) this.surface?.reconcile()
      this.flush()
    }, REST)
  }

  /** Hands the HTML out now if an edit waits for it. */
  flush = (): void => {
    if (this.timer === undefined) return
    clearTimeout(this.timer)
    this.timer = undefined
    this.handOut()
  }

  /** Hands the HTML out if it is another than outside. */
  private handOut(): void {
    const html = this.toHtml()
    if (html === this.handed) return
    this.handed = html
    this.onHtml(html)
  }

  private notify = (): void => {
    clearTimeout(this.notifying)
    for (const listener of this.listeners) listener()
  }
}
