import { EditorState, type SelectionState } from 'draft-js'
import { flushSync } from 'react-dom'
import { Editor, type EditorProps } from 'react-draft-wysiwyg'
import { keepDirections } from '../../../richtext/commands/keepDirections'
import { type Arrival, watchArrival } from '../surface/arrival'
import { guardCopying } from '../surface/copying'
import type { EditorModel, SurfaceHandle } from '../EditorModel'
import { guardDraft, redraw } from './guardDraft'
import { changesOnPage, takeOver } from '../surface/pageText'

keepDirections()

export interface DraftSurfaceProps extends EditorProps {
  model: EditorModel
}

/**
 * react-draft-wysiwyg's Editor, uncontrolled: changes go through the model first, and a key draws nothing but the
 * surface. Its own dialogs' listeners on the document, and its walk over each character at the start, are left out.
 */
export class DraftSurface extends Editor<DraftSurfaceProps> implements SurfaceHandle {
  private release: () => void = () => {}
  private arrival: Arrival | undefined

  constructor(props: DraftSurfaceProps) {
    super(props)
    const editorState = EditorState.set(props.model.state, { decorator: this.compositeDecorator })
    props.model.state = editorState
    this.state = { ...this.state, editorState }
    this.onChange = (next) => this.setState({ editorState: this.props.model.accept(next) })
    this.focusEditor = () => {}
  }

  override componentDidMount(): void {
    this.props.model.attach(this)
    this.props.model.markGood()
    if (this.editor && this.writing) this.guard(this.editor, this.writing)
    // A name without a role is no name: axe counts it as an error.
    this.wrapper?.parentElement?.removeAttribute('aria-label')
  }

  private guard(editor: NonNullable<typeof this.editor>, writing: HTMLElement): void {
    const { model } = this.props
    const arrival = watchArrival(writing)
    this.arrival = arrival
    const releases = [guardDraft(editor, writing, model), guardCopying(editor, writing, model), arrival.stop]
    this.release = () => {
      for (const release of releases) release()
    }
  }

  /** Whether the focus came by Tab and nothing has been done since: Tab goes on then, also in a list. */
  get isPassing(): boolean {
    return this.arrival?.isPassing() ?? false
  }

  override componentDidUpdate(props: DraftSurfaceProps, state: { editorState: EditorState }): void {
    super.componentDidUpdate?.(props, state)
    this.props.model.markGood()
  }

  override componentWillUnmount(): void {
    this.release()
    this.props.model.attach(null)
  }

  show(state: EditorState): void {
    // At once, so that a focus() after it finds Draft with this state and not with the one before.
    flushSync(() => this.onChange(state))
  }

  focus(): void {
    const { state } = this.props.model
    const selection = state.getSelection().set('hasFocus', true) as SelectionState
    // The caret first: a focus() without one puts it at the start, and Draft believes the page.
    flushSync(() => this.onChange(EditorState.forceSelection(state, selection)))
    this.writing?.focus({ preventScroll: true })
  }

  reconcile(): void {
    const { writing } = this
    if (!writing || !this.editor || this.props.readOnly) return
    const { state } = this.props.model
    const changes = changesOnPage(writing, state)
    if (changes?.length === 0) return
    redraw(this.editor)
    if (changes) this.show(takeOver(state, changes))
  }

  /** The element that is written in. */
  get writing(): HTMLElement | null {
    return this.editor?.editor ?? null
  }
}
