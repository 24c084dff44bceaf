import { Button, Callout } from '@blueprintjs/core'
import { useEffect, useId, useRef, useState } from 'react'
import '../../styles/feedback.scss'
import type { MediaItem } from '../../contract/entities'
import type { UploadImage } from '../../contract/uploads'
import { VisuallyHidden } from '../text/VisuallyHidden'
import { FieldFrame, type FieldTexts } from '../fields/FieldFrame'
import { MediaItemFields } from './MediaItemFields'
import { editedEntry, mediaEntry, mediaName, type MediaEntry } from './mediaJson'
import styles from './MediaList.module.css'
import { MediaRow } from './MediaRow'
import { useMediaText } from './useMediaText'
import { usePendingItem } from './usePendingItem'
import { useRowDrag } from './useRowDrag'

interface MediaListProps extends FieldTexts {
  id?: string
  /** The project's `mediaJson`, as the server gave it. */
  value: string
  /** Receives the new JSON, only when somebody edits media: an untouched value stays the very same text. */
  onChange: (json: string) => void
  upload: UploadImage
  onUploading: (isUploading: boolean) => void
  /** Receives what is typed or chosen that is not in the list yet, and what has to be done with it first. */
  onPending: (what: string | undefined, sentence: string) => void
  disabled?: boolean | undefined
}

const rows = '[data-media-row]'

/**
 * A project's media: the list with its order, editing in place, and the fields that add one (specification §2).
 *
 * Use it through MediaField, which keeps its items in the form.
 */
export function MediaList(props: MediaListProps) {
  const { value, upload, onUploading, onPending, disabled } = props
  const ownId = useId()
  const list = useRef<HTMLUListElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const [removed, setRemoved] = useState<{ entry: MediaEntry; at: number; json: string }>()
  const [editing, setEditing] = useState<number>()
  const [said, setSaid] = useState('')
  const begun = usePendingItem()
  const changed = usePendingItem()
  /** What gets the focus once the list stands in its new order. */
  const focusNext = useRef<{ json: string; find: () => HTMLElement | null | undefined }>(undefined)
  const text = useMediaText(value)
  const entries = text.entries ?? []
  const isUndoable = removed !== undefined && removed.json === value

  useEffect(() => {
    if (focusNext.current?.json !== value) return
    // Its fields may close a moment after the list has changed.
    const target = focusNext.current.find()
    if (!target) return
    target.focus()
    focusNext.current = undefined
  })
  const isUploading = begun.isUploading || changed.isUploading
  useEffect(() => onUploading(isUploading), [onUploading, isUploading])
  useEffect(() => {
    const add = 'Press Add to keep the media item that you began, or empty its fields'
    const done = `Press Done to keep what you changed of “${changed.what}”, or Cancel`
    onPending(changed.what ?? begun.what, changed.what === undefined ? add : done)
  }, [onPending, begun.what, changed.what])

  const button = (row: number, ...selectors: string[]) => {
    const within = list.current?.querySelectorAll(rows)[row]
    return selectors.map((one) => within?.querySelector<HTMLElement>(`${one}:enabled`)).find(Boolean)
  }
  const change = (
    next: readonly MediaEntry[],
    words: string,
    find?: () => HTMLElement | null | undefined,
  ) => {
    const json = text.write(next)
    focusNext.current = find && { json, find }
    setSaid(words)
    props.onChange(json)
  }
  const move = (at: number, to: number, find?: () => HTMLElement | null | undefined) => {
    const entry = entries[at]
    if (!entry) return
    const next = entries.toSpliced(at, 1).toSpliced(to, 0, entry)
    change(next, `${mediaName(entry)} moved to place ${to + 1} of ${next.length}`, find)
  }
  const handleStep = (at: number, by: -1 | 1) =>
    move(at, at + by, () => button(at + by, `[data-move="${by}"]`, `[data-move="${-by}"]`))
  const { handle, offset, dragged } = useRowDrag(list, rows, move)

  const handleRemove = (at: number) => {
    const entry = entries[at]
    if (!entry) return
    const next = entries.toSpliced(at, 1)
    setRemoved({ entry, at, json: text.write(next) })
    change(next, '', () => undo.current)
  }
  const handleUndo = () => {
    if (!removed) return
    const next = entries.toSpliced(removed.at, 0, removed.entry)
    change(next, `${mediaName(removed.entry)} is back`, () => button(removed.at, '[data-remove]'))
    setRemoved(undefined)
  }
  const handleEdit = (at: number) => {
    // The places of all items stand still while one is edited.
    setRemoved(undefined)
    setEditing(at)
  }
  const endEdit = () => {
    setEditing(undefined)
    changed.clear()
  }
  const findEdited = (at: number) => () => button(at, '[data-edit]')
  const handleEdited = (at: number, entry: MediaEntry, item: MediaItem) => {
    endEdit()
    change(entries.with(at, editedEntry(entry, item)), `${item.name} changed`, findEdited(at))
  }
  const handleCancel = (at: number) => {
    endEdit()
    focusNext.current = { json: value, find: findEdited(at) }
  }

  return (
    <FieldFrame id={props.id ?? ownId} {...props} isGroup>
      <div className={styles.media}>
        {!text.entries && (
          // A title of Blueprint's would be a heading of its own level.
          <Callout intent="warning">
            <strong>The stored media can’t be read.</strong> It is kept as it is, until something is added
            here: that replaces it.
            <details className={styles.stored}>
              <summary>Show what is stored</summary>
              <pre>{value}</pre>
            </details>
          </Callout>
        )}
        {entries.length > 0 && (
          <ul ref={list} className={styles.list} aria-label={props.label}>
            {entries.map((entry, at) =>
              at === editing && entry.item ? (
                <li key={`edited ${JSON.stringify(entry.raw)}`} data-media-row>
                  <MediaItemFields
                    item={entry.item}
                    upload={upload}
                    onDone={(item) => handleEdited(at, entry, item)}
                    onCancel={() => handleCancel(at)}
                    onUploading={changed.onUploading}
                    onPending={changed.onPending}
                    disabled={disabled}
                  />
                </li>
              ) : (
                <MediaRow
                  // Entries have no ids, and rows no state of their own.
                  key={at}
                  entry={entry}
                  isFirst={at === 0}
                  isLast={at === entries.length - 1}
                  onMove={(by) => handleStep(at, by)}
                  onEdit={entry.item && (() => handleEdit(at))}
                  onRemove={() => handleRemove(at)}
                  disabled={disabled || editing !== undefined}
                  handle={handle(at)}
                  offset={offset(at)}
                  isDragged={at === dragged}
                />
              ),
            )}
          </ul>
        )}
        {isUndoable && (
          <div className={styles.undo}>
            <span>“{mediaName(removed.entry)}” removed</span>
            <Button ref={undo} size="small" text="Undo" onClick={handleUndo} />
          </div>
        )}
        <MediaItemFields
          upload={upload}
          onDone={(item) => change([...entries, mediaEntry(item)], `${item.name} added`)}
          onUploading={begun.onUploading}
          onPending={begun.onPending}
          disabled={disabled}
        />
      </div>
      <VisuallyHidden>
        <output>{isUndoable ? `${mediaName(removed.entry)} removed` : said}</output>
      </VisuallyHidden>
    </FieldFrame>
  )
}
