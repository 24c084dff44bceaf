import { Button } from '@blueprintjs/core'
import {
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { UploadImage } from '../../contract/uploads'
import { FieldFrame, frameIds } from '../fields/FieldFrame'
import { Dialogs } from './dialogs/Dialogs'
import { EditorContext } from './editorContext'
import { EditorFooter } from './EditorFooter'
import { EditorModel } from './EditorModel'
import { ObjectTools, type ObjectToolsHandle } from './toolbar/ObjectTools'
import styles from './RichTextEditor.module.css'
import { keepPage } from './surface/pasting'
import { Surface } from './surface/Surface'
import { SurfaceBoundary } from './surface/SurfaceBoundary'
import { Toolbar, type ToolbarHandle } from './toolbar/Toolbar'
import { useDialogs } from './dialogs/useDialogs'
import { useFullScreen } from './useFullScreen'

/** What a form can ask of the editor. */
export interface RichTextHandle {
  /** Hands out at once what was typed just now: for a form that is sent while the focus stays. */
  flush: () => void
}

export interface RichTextEditorProps {
  /** Visible label and accessible name. */
  label: string
  /** HTML. A value other than the one handed out last replaces the text. */
  value: string
  /**
   * Gets the HTML shortly after an edit, and at once when the focus leaves. Never before the user edited, but for a
   * value that held something unsafe: that is handed out once without it.
   */
  onChange: (html: string) => void
  description?: string
  /** Says so beside the label. */
  optional?: boolean
  error?: string
  /** Sends an image. Without it images are added by their address only. */
  uploadImage?: UploadImage
  disabled?: boolean
  /** Id of the element that is written in. */
  id?: string
  /** Gets what the form can ask of the editor. */
  handle?: Ref<RichTextHandle>
}

/**
 * Rich text as an HTML string (specification, section 2, "Rich-text editor"). Load it lazily: it brings draft-js.
 *
 * Use it through RichTextField, which fetches it when it is needed and keeps its text in the form.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, onChange, description, error, disabled = false } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const [model] = useState(() => new EditorModel(value))
  const run = useSyncExternalStore(model.subscribe, () => model.run)
  const isStopped = useSyncExternalStore(model.subscribe, () => model.isStopped)
  const isStripped = useSyncExternalStore(model.subscribe, () => model.isStripped)
  const toolbar = useRef<ToolbarHandle>(null)
  const objectTools = useRef<ObjectToolsHandle>(null)
  const frame = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const { isFull, setFull } = useFullScreen(frame)
  const dialogs = useDialogs(model)

  useImperativeHandle(props.handle, () => ({ flush: model.flush }), [model])
  useEffect(() => model.handTo((html) => latest.current(html)), [model])
  useEffect(() => model.load(value), [model, value])

  const { describeImage, openLink } = dialogs
  const parts = useMemo(() => ({ model, describeImage }), [model, describeImage])
  const targets = useMemo(
    () => ({
      openLink,
      focusToolbar: () => objectTools.current?.focus() || toolbar.current?.focus(),
      leaveFullScreen: () => setFull(false),
    }),
    [openLink, setFull],
  )
  const describedBy = [frameIds(id, props).describedBy, `${id}-keys`].filter(Boolean).join(' ')

  return (
    <>
      <FieldFrame
        id={id}
        label={label}
        description={description}
        error={error}
        optional={props.optional}
        onLabelPress={() => model.focus()}
      >
        <div
          ref={frame}
          className={isFull ? `${styles.frame} ${styles.full}` : styles.frame}
          data-invalid={error ? true : undefined}
          onBlur={model.flush}
          onDragOver={keepPage}
          onDrop={keepPage}
        >
          {!disabled && (
            <Toolbar
              ref={toolbar}
              model={model}
              label={label}
              controls={id}
              onLink={openLink}
              onImage={dialogs.openImage}
              onVideo={dialogs.openVideo}
              isFull={isFull}
              onFull={() => setFull(!isFull)}
            />
          )}
          {isStripped && <div className={styles.notice}>Unsafe parts of the stored text were removed.</div>}
          {isStopped ? (
            <div role="alert" className={styles.notice}>
              The editor stopped. What you wrote is kept.{' '}
              <Button text="Start again" onClick={model.restart} />
            </div>
          ) : (
            <EditorContext.Provider value={parts}>
              <div ref={sheet} className={styles.sheet}>
                <SurfaceBoundary key={run} onError={model.recover}>
                  <Surface
                    model={model}
                    label={label}
                    id={id}
                    describedBy={describedBy}
                    isInvalid={Boolean(error)}
                    disabled={disabled}
                    targets={targets}
                    onImages={dialogs.addImages}
                  />
                </SurfaceBoundary>
              </div>
              {!disabled && <ObjectTools handle={objectTools} model={model} sheet={sheet} />}
            </EditorContext.Provider>
          )}
          <EditorFooter model={model} keysId={`${id}-keys`} />
        </div>
      </FieldFrame>
      <Dialogs open={dialogs.open} model={model} uploadImage={props.uploadImage} onClose={dialogs.close} />
    </>
  )
}
