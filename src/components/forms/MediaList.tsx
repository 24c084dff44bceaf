import { Button, Callout } from '@blueprintjs/core'
import { useEffect, useId, useRef, useState } from 'react'
import '../../styles/feedback.scss'
import type { MediaItem } from '../../contract/entities'
import type { UploadImage } from '../../contract/upload'
import { VisuallyHidden } from '../VisuallyHidden'
import { FieldFrame, type FieldTexts } from './FieldFrame'
import { MediaAdder } from './MediaAdder'
import { mediaEntry, readMedia, writeMedia, type MediaEntry } from './mediaJson'
import styles from './MediaList.module.css'
import { MediaRow, mediaName } from './MediaRow'

interface MediaListProps extends FieldTexts {
  id?: string
  /** The project's `mediaJson`, as the server gave it. */
  value: string
  /** Told the new JSON, only when somebody edits media: an untouched value stays the very same text. */
  onChange: (json: string) => void
  upload: UploadImage
  onUploading: (isUploading: boolean) => void
  onPending: (isPending: boolean, what: string) => void
  disabled?: boolean | undefined
}

/**
 * A project's media: the list with its order, and the adder (specification §2).
 *
 * Use it through MediaField, which keeps its items in the draft.
 */
export function MediaList(props: MediaListProps) {
  const { value, onChange, upload, onUploading, onPending, disabled } = props
  const ownId = useId()
  const list = useRef<HTMLUListElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const [removed, setRemoved] = useState<{ entry: MediaEntry; at: number; json: string }>()
  const [said, setSaid] = useState('')
  /** What gets the focus once the list stands in its new order. */
  const focusNext = useRef<{ json: string; focus: () => void }>(undefined)
  const stored = readMedia(value)
  const entries = stored ?? []
  const isUndoable = removed !== undefined && removed.json === value

  useEffect(() => {
    if (focusNext.current?.json !== value) return
    focusNext.current.focus()
    focusNext.current = undefined
  })

  const button = (row: number, ...selectors: string[]) => {
    const within = list.current?.querySelectorAll('[data-media-row]')[row]
    return selectors.map((one) => within?.querySelector<HTMLElement>(`${one}:enabled`)).find(Boolean)
  }
  const change = (next: readonly MediaEntry[], words: string, focus?: () => void) => {
    const json = writeMedia(next)
    focusNext.current = focus && { json, focus }
    setSaid(words)
    onChange(json)
  }
  const handleAdd = (item: MediaItem) => change([...entries, mediaEntry(item)], `${item.name} added`)
  const handleMove = (at: number, by: -1 | 1) => {
    const entry = entries[at]
    if (!entry) return
    const next = entries.toSpliced(at, 1).toSpliced(at + by, 0, entry)
    change(next, `${mediaName(entry)} moved to place ${at + by + 1} of ${next.length}`, () =>
      button(at + by, `[data-move="${by}"]`, `[data-move="${-by}"]`)?.focus(),
    )
  }
  const handleRemove = (at: number) => {
    const entry = entries[at]
    if (!entry) return
    const next = entries.toSpliced(at, 1)
    setRemoved({ entry, at, json: writeMedia(next) })
    change(next, '', () => undo.current?.focus())
  }
  const handleUndo = () => {
    if (!removed) return
    const next = entries.toSpliced(removed.at, 0, removed.entry)
    change(next, `${mediaName(removed.entry)} is back`, () => button(removed.at, '[data-remove]')?.focus())
    setRemoved(undefined)
  }

  return (
    <FieldFrame id={props.id ?? ownId} {...props} isGroup>
      <div className={styles.media}>
        {!stored && (
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
            {entries.map((entry, at) => (
              <MediaRow
                // Entries have no ids, and rows no state of their own.
                key={at}
                entry={entry}
                isFirst={at === 0}
                isLast={at === entries.length - 1}
                onMove={(by) => handleMove(at, by)}
                onRemove={() => handleRemove(at)}
                disabled={disabled}
              />
            ))}
          </ul>
        )}
        {isUndoable && (
          <div className={styles.undo}>
            <span>“{mediaName(removed.entry)}” removed</span>
            <Button ref={undo} size="small" text="Undo" onClick={handleUndo} />
          </div>
        )}
        <MediaAdder
          upload={upload}
          onAdd={handleAdd}
          onUploading={onUploading}
          onPending={onPending}
          disabled={disabled}
        />
      </div>
      <VisuallyHidden>
        <output>{isUndoable ? `${mediaName(removed.entry)} removed` : said}</output>
      </VisuallyHidden>
    </FieldFrame>
  )
}
