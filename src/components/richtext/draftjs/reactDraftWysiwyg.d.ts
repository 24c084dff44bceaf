/** The parts of react-draft-wysiwyg 1.15 that are used; it has no types of its own, and others' lack most of these. */
declare module 'react-draft-wysiwyg' {
  import type {
    BlockMap,
    CompositeDecorator,
    DraftHandleValue,
    Editor as DraftEditor,
    EditorState,
  } from 'draft-js'
  import type { Component, ComponentProps, KeyboardEvent } from 'react'

  /** What is handed on to Draft. */
  type DraftProps = Pick<
    ComponentProps<typeof DraftEditor>,
    | 'ariaDescribedBy'
    | 'ariaLabel'
    | 'ariaMultiline'
    | 'blockRenderMap'
    | 'blockRendererFn'
    | 'blockStyleFn'
    | 'customStyleFn'
    | 'handleBeforeInput'
    | 'handleDrop'
    | 'handleDroppedFiles'
    | 'handleKeyCommand'
    | 'handlePastedFiles'
    | 'keyBindingFn'
    | 'readOnly'
    | 'spellCheck'
  >

  /** Draft's methods of its own clipboard, which its types lack. */
  export interface DraftClipboard {
    getClipboard(): BlockMap | null
    setClipboard(fragment: BlockMap | null): void
    getEditorKey(): string
  }

  export interface EditorProps extends DraftProps {
    wrapperId: number
    customDecorators: object[]
    handlePastedText?: (text: string, html: string | undefined) => boolean
    handleReturn?: (event: KeyboardEvent, state: EditorState) => DraftHandleValue
    editorClassName?: string
    wrapperClassName?: string
    toolbarHidden: true
    toolbar: { link: { showOpenOptionOnHover: false } }
  }

  export class Editor<Props extends EditorProps = EditorProps> extends Component<
    Props,
    { editorState: EditorState }
  > {
    constructor(props: Props)
    onChange: (state: EditorState) => void
    focusEditor: () => void
    readonly compositeDecorator: CompositeDecorator
    readonly editor: (DraftEditor & DraftClipboard) | null
    readonly wrapper: HTMLElement | null
  }
}
