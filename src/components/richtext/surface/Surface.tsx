import {
  type ContentBlock,
  type DraftHandleValue,
  type DraftInlineStyle,
  EditorState,
  type SelectionState,
} from 'draft-js'
import { Component, createRef, type KeyboardEvent, type ReactNode } from 'react'
import { insertLines } from '../../../richtext/paste/insertPaste'
import { listStarts } from '../../../richtext/read/listStarts'
import { typeMarkdown } from '../../../richtext/commands/markdown'
import { readyToWrite, typeText } from '../../../richtext/readyToWrite'
import { cssOf } from '../../../richtext/write/styleCss'
import { blockElements, classOfBlock } from './blockLook'
import { CheckItem } from './CheckItem'
import { DraftSurface } from '../draftjs/DraftSurface'
import type { EditorModel } from '../EditorModel'
import { EmbedView } from './EmbedView'
import { commandOf, handleCommand, handleEnter, type KeyTargets } from './keys'
import { imagesOf, pasteInto } from './pasting'
import { decorators } from './tokenViews'
import styles from './Surface.module.css'

interface SurfaceProps {
  model: EditorModel
  label: string
  id: string
  describedBy: string
  isInvalid: boolean
  disabled: boolean
  targets: KeyTargets
  /** Gets images that were pasted or dropped. */
  onImages: (files: File[]) => void
}

let lastWrapper = 0
const toolbar = { link: { showOpenOptionOnHover: false } } as const

function viewOf(block: ContentBlock) {
  if (block.getType() === 'atomic') return { component: EmbedView }
  if (block.getType() === 'check-list-item') return { component: CheckItem }
  return null
}
const styleOfCharacter = (names: DraftInlineStyle) =>
  cssOf(names.toArray().filter((name): name is string => name !== undefined))

/** The surface that is written in. Its functions are made once: react-draft-wysiwyg takes others a render late. */
export class Surface extends Component<SurfaceProps> {
  private readonly surface = createRef<DraftSurface>()
  private readonly wrapperId = ++lastWrapper
  private isLeaving = false

  override componentDidMount(): void {
    this.nameWriting()
  }

  override componentDidUpdate(): void {
    this.nameWriting()
  }

  /** What Draft has no prop for. */
  private nameWriting(): void {
    const writing = this.surface.current?.writing
    if (!writing) return
    writing.id = this.props.id
    writing.setAttribute('aria-invalid', String(this.props.isInvalid))
    writing.setAttribute('aria-readonly', String(this.props.disabled))
    writing.setAttribute('role', 'textbox')
  }

  private readonly classOf = (block: ContentBlock): string => {
    if (block.getType() !== 'ordered-list-item') return classOfBlock(block, false)
    const { model } = this.props
    const starts = listStarts(model.state.getCurrentContent(), model.dialect)
    return classOfBlock(block, starts.has(block.getKey()))
  }

  private readonly bindKey = (event: KeyboardEvent): string | null => {
    const isLeaving = this.isLeaving || this.surface.current?.isPassing === true
    const command = commandOf(event, this.props.model.state, isLeaving)
    this.isLeaving = command === 'escape'
    return command
  }

  private readonly handleCommand = (command: string): DraftHandleValue =>
    handleCommand(command, this.props.model, this.props.targets)

  private readonly handleEnter = (event: KeyboardEvent): DraftHandleValue =>
    event.ctrlKey || event.metaKey ? 'not-handled' : handleEnter(event.shiftKey, this.props.model)

  private readonly handleTyped = (text: string, state: EditorState): DraftHandleValue => {
    const ready = readyToWrite(state)
    const next = ready !== state ? typeText(ready, text) : text === ' ' ? typeMarkdown(state) : undefined
    if (!next) return 'not-handled'
    this.props.model.apply(() => next)
    return 'handled'
  }

  private readonly handlePaste = (text: string, html: string | undefined): boolean => {
    const { model, onImages } = this.props
    const draft = this.surface.current?.editor
    const own = draft && html?.includes(draft.getEditorKey()) ? draft.getClipboard() : null
    if (own) {
      model.apply((state) => insertLines(state, own.toArray()))
      return true
    }
    const images = pasteInto(model, text, html)
    if (images && images.length > 0) onImages(images)
    // Draft puts plain text in by itself, in place of what is selected.
    if (!images) model.apply(readyToWrite)
    return images !== undefined
  }

  private readonly handleFiles = (files: Blob[]): DraftHandleValue => {
    const images = imagesOf(files)
    if (images.length > 0) this.props.onImages(images)
    // Other files have no place in a text.
    return 'handled'
  }

  private readonly handleDroppedFiles = (selection: SelectionState, files: Blob[]): DraftHandleValue => {
    this.props.model.apply((state) => EditorState.forceSelection(state, selection))
    return this.handleFiles(files)
  }

  private readonly handleDrop = (
    selection: SelectionState,
    transfer: { getText?: () => string; getHTML?: () => string } | null,
    kind: 'internal' | 'external',
  ): DraftHandleValue => {
    if (kind === 'internal') return 'not-handled'
    const { model, onImages } = this.props
    model.apply((state) => EditorState.forceSelection(state, selection))
    const images = pasteInto(model, transfer?.getText?.() ?? '', transfer?.getHTML?.())
    if (images && images.length > 0) onImages(images)
    return images ? 'handled' : 'not-handled'
  }

  override render(): ReactNode {
    const { model, label, describedBy, disabled } = this.props
    return (
      <DraftSurface
        ref={this.surface}
        model={model}
        wrapperId={this.wrapperId}
        toolbarHidden
        toolbar={toolbar}
        ariaLabel={label}
        ariaMultiline
        ariaDescribedBy={describedBy}
        spellCheck
        readOnly={disabled}
        editorClassName={styles.writing}
        blockRenderMap={blockElements}
        blockRendererFn={viewOf}
        blockStyleFn={this.classOf}
        customStyleFn={styleOfCharacter}
        customDecorators={decorators}
        keyBindingFn={this.bindKey}
        handleKeyCommand={this.handleCommand}
        handleReturn={this.handleEnter}
        handleBeforeInput={this.handleTyped}
        handlePastedText={this.handlePaste}
        handlePastedFiles={this.handleFiles}
        handleDroppedFiles={this.handleDroppedFiles}
        handleDrop={this.handleDrop}
      />
    )
  }
}
