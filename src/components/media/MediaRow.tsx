import { Button } from '@blueprintjs/core'
import { ArrowDownIcon, ArrowUpIcon, CrossIcon, DragHandleVerticalIcon, EditIcon } from '@blueprintjs/icons'
import type { CSSProperties, HTMLAttributes } from 'react'
import { mediaTypeWord } from '../../contract/words'
import { ExternalLink } from '../text/ExternalLink'
import { WireWord } from '../text/WireWord'
import { mediaName, type MediaEntry } from './mediaJson'
import styles from './MediaRow.module.css'
import { MediaThumb } from './MediaThumb'

interface MediaRowProps {
  entry: MediaEntry
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  /** Without it the entry cannot be edited: this console does not know its kind. */
  onEdit?: (() => void) | undefined
  onRemove: () => void
  disabled?: boolean | undefined
  /** What the handle needs to be dragged by a pointer; the keyboard has the buttons. */
  handle: HTMLAttributes<HTMLElement>
  /** How far the row stands from its place while one is dragged. */
  offset: CSSProperties | undefined
  isDragged: boolean
}

/**
 * One media item: its picture, name and type, the ways to move and edit it, and its X.
 *
 * Use it through MediaList.
 */
export function MediaRow(props: MediaRowProps) {
  const { entry, isFirst, isLast, onMove, onEdit, onRemove, disabled, handle, offset, isDragged } = props
  const { item } = entry
  const name = mediaName(entry)
  return (
    <li className={styles.row} style={offset} data-media-row data-dragged={isDragged || undefined}>
      {!disabled && (
        <span {...handle} className={styles.handle} aria-hidden title="Drag to another place">
          <DragHandleVerticalIcon />
        </span>
      )}
      <span className={styles.thumb}>
        <MediaThumb entry={entry} />
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.source}>
          {item ? <WireWord value={item.type} word={mediaTypeWord} /> : 'kept as it is'}
          {item && (
            <span className={styles.address}>
              <ExternalLink href={item.url} />
            </span>
          )}
        </span>
      </span>
      <span className={styles.actions}>
        {onEdit && (
          <Button
            variant="minimal"
            icon={<EditIcon aria-hidden />}
            aria-label={`Edit ${name}`}
            data-edit
            disabled={disabled}
            onClick={onEdit}
          />
        )}
        <Button
          variant="minimal"
          icon={<ArrowUpIcon aria-hidden />}
          aria-label={`Move ${name} up`}
          data-move="-1"
          disabled={disabled || isFirst}
          onClick={() => onMove(-1)}
        />
        <Button
          variant="minimal"
          icon={<ArrowDownIcon aria-hidden />}
          aria-label={`Move ${name} down`}
          data-move="1"
          disabled={disabled || isLast}
          onClick={() => onMove(1)}
        />
        <Button
          variant="minimal"
          icon={<CrossIcon aria-hidden />}
          aria-label={`Remove ${name}`}
          data-remove
          disabled={disabled}
          onClick={onRemove}
        />
      </span>
    </li>
  )
}
