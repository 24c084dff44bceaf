import type { Editor as DraftEditor } from 'draft-js'
import { keepUndo } from '../../../richtext/commands/keepUndo'
import { readyToWrite } from '../../../richtext/readyToWrite'
import type { EditorModel } from '../EditorModel'
import { changesOnPage, takeOver } from '../surface/pageText'

type Method = (...values: unknown[]) => unknown
type Handler = Record<string, unknown>

interface Guard {
  model: EditorModel
  onError: () => void
}

const guards = new WeakMap<object, Guard>()
const patched = new WeakSet<object>()

/**
 * Draft resolves a composition from a timer, out of the reach of the caller: caught in its own handler, where what
 * was composed can be undone as well.
 */
function guardComposition(handler: Handler): void {
  const resolve = handler.resolveComposition
  if (typeof resolve !== 'function' || patched.has(handler)) return
  patched.add(handler)
  handler.resolveComposition = (editor: object) => {
    const guard = guards.get(editor)
    const before = guard?.model.state
    try {
      ;(resolve as Method)(editor)
      if (before) guard.model.apply((after) => keepUndo(before, after))
    } catch {
      guard?.onError()
    }
  }
}

function guarded(handler: Handler, onError: () => void): Handler {
  guardComposition(handler)
  const entries = Object.entries(handler).map(([name, method]) => {
    if (typeof method !== 'function') return [name, method] as const
    const call = (...values: unknown[]) => {
      try {
        return (method as Method)(...values)
      } catch {
        onError()
      }
    }
    return [name, call] as const
  })
  return Object.fromEntries(entries)
}

/** Draws the page anew, so that React finds no nodes that it did not make. */
export const redraw = (draft: DraftEditor): unknown => (Reflect.get(draft, 'restoreEditorDOM') as Method)()

/**
 * After each commit React means to put a lost selection back, for which it counts all the characters of the text that is
 * written in. Draft does so itself, so React is not to know that this element has one; it asks once more when the focus
 * arrives, and then has to know that selections are to be reported.
 */
function keepFromReact(writing: HTMLElement): void {
  const answer = () => (window.event?.type === 'focusin' ? 'true' : 'inherit')
  Object.defineProperty(writing, 'contentEditable', { get: answer, configurable: true })
}

/**
 * Catches what Draft throws while it handles an event (its known `getIn of undefined` among them), and takes over what
 * a spell checker or an extension changed on the page by itself. Returns a function that lets go.
 */
export function guardDraft(draft: DraftEditor, writing: HTMLElement, model: EditorModel): () => void {
  const handleError = () => {
    // What stands on the page was written by the user: it is kept before the surface is mounted anew.
    const changes = changesOnPage(writing, model.state)
    model.recover(changes && changes.length > 0 ? takeOver(model.state, changes) : undefined)
  }
  keepFromReact(writing)
  guards.set(draft, { model, onError: handleError })
  const setMode = Reflect.get(draft, 'setMode') as Method
  const guardMode = (mode: unknown) => {
    setMode(mode)
    Reflect.set(draft, '_handler', guarded(Reflect.get(draft, '_handler') as Handler, handleError))
  }
  Reflect.set(draft, 'setMode', guardMode)
  guardMode('edit')

  const handleInput = (event: Event) => {
    // A ticked box is no text; Draft would look for it at the page's selection, wherever that is.
    if (event.target instanceof HTMLInputElement) return event.stopPropagation()
    const isOwn = Reflect.get(draft, '_pendingStateFromBeforeInput') !== undefined
    if (isOwn || model.state.isInCompositionMode() || (event as InputEvent).isComposing) return
    const changes = changesOnPage(writing, model.state)
    if (changes?.length === 0) return
    event.stopPropagation()
    redraw(draft)
    if (changes) model.apply((state) => takeOver(state, changes))
  }
  // What is composed takes the place of the selection: a selected object is left first.
  const handleComposition = () => model.apply(readyToWrite)
  writing.addEventListener('input', handleInput, true)
  writing.addEventListener('compositionstart', handleComposition, true)
  return () => {
    writing.removeEventListener('input', handleInput, true)
    writing.removeEventListener('compositionstart', handleComposition, true)
  }
}
