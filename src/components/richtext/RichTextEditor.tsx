import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { UploadImage } from '../../contract/upload'
import { Dialogs, type OpenDialog } from './Dialogs'
import { EditorContext } from './editorContext'
import { EditorModel } from './EditorModel'
import styles from './RichTextEditor.module.css'
import { Surface } from './Surface'
import { SurfaceBoundary } from './SurfaceBoundary'
import { Toolbar, type ToolbarHandle } from './Toolbar'

export interface RichTextEditorProps {
  /** Visible label and accessible name. */
  label: string
  /** HTML. A value other than the one handed out last replaces the text. */
  value: string
  /** Gets the HTML shortly after an edit, and at once when the focus leaves; never before the user edited. */
  onChange: (html: string) => void
  description?: string
  error?: string
  /** Sends an image. */
  uploadImage?: UploadImage
  disabled?: boolean
  /** Id of the element that is written in. */
  id?: string
}

/** Rich text as an HTML string (specification, section 2, "Rich-text editor"). Load it lazily: it brings Draft. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, onChange, description, error, disabled = false } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const [model] = useState(() => new EditorModel(value, (html) => latest.current(html)))
  const run = useSyncExternalStore(model.subscribe, () => model.run)
  const toolbar = useRef<ToolbarHandle>(null)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  /** Images that wait for their turn in the dialog. */
  const [waiting, setWaiting] = useState<File[]>([])
  const [isFull, setFull] = useState(false)

  useEffect(() => model.load(value), [model, value])
  useEffect(() => () => model.flush(), [model])

  const parts = useMemo(
    () => ({
      model,
      describeImage: (key: string, offset: number) => setDialog({ kind: 'image', place: { key, offset } }),
    }),
    [model],
  )
  const [targets] = useState(() => ({
    openLink: () => setDialog({ kind: 'link' }),
    focusToolbar: () => toolbar.current?.focus(),
    leaveFullScreen: () => setFull(false),
  }))
  const showImages = ([file, ...others]: File[]) => {
    setWaiting(others)
    setDialog(file ? { kind: 'image', file } : null)
  }
  const closeDialog = () => {
    if (waiting.length > 0) {
      showImages(waiting)
      return
    }
    setDialog(null)
    // After the dialog has given the focus back.
    requestAnimationFrame(() => model.focus())
  }
  const describedBy = [error && `${id}-error`, description && `${id}-description`, `${id}-keys`]
    .filter(Boolean)
    .join(' ')

  return (
    <div className={styles.field}>
      {/* Not a label element: what is written in is no form control. A press on it does what a label's does. */}
      <span id={`${id}-label`} className={styles.label} onClick={() => model.focus()}>
        {label}
      </span>
      {description && (
        <div id={`${id}-description`} className={styles.description}>
          {description}
        </div>
      )}
      <div
        className={isFull ? `${styles.frame} ${styles.full}` : styles.frame}
        data-invalid={error ? true : undefined}
        onBlur={model.flush}
      >
        {!disabled && (
          <Toolbar
            ref={toolbar}
            model={model}
            label={label}
            controls={id}
            onLink={targets.openLink}
            onImage={() => setDialog({ kind: 'image' })}
            onVideo={() => setDialog({ kind: 'video' })}
            isFull={isFull}
            onFull={() => setFull(!isFull)}
          />
        )}
        <div className={styles.sheet}>
          <EditorContext.Provider value={parts}>
            <SurfaceBoundary key={run} onError={model.recover}>
              <Surface
                model={model}
                label={label}
                id={id}
                describedBy={describedBy}
                isInvalid={Boolean(error)}
                disabled={disabled}
                targets={targets}
                onImages={showImages}
              />
            </SurfaceBoundary>
          </EditorContext.Provider>
        </div>
      </div>
      <div id={`${id}-keys`} className={styles.keys}>
        Tab leaves the editor, in a list it indents. Alt+F10 goes to the toolbar.
      </div>
      {error && (
        <div id={`${id}-error`} className={styles.error}>
          {error}
        </div>
      )}
      <Dialogs open={dialog} model={model} uploadImage={props.uploadImage} onClose={closeDialog} />
    </div>
  )
}
