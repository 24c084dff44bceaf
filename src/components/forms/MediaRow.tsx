import { Button } from '@blueprintjs/core'
import { ArrowDownIcon, ArrowUpIcon, CrossIcon, HelpIcon, VideoIcon } from '@blueprintjs/icons'
import { isImageAddress } from '../../contract/rules'
import { ExternalLink } from '../ExternalLink'
import type { MediaEntry } from './mediaJson'
import styles from './MediaRow.module.css'

interface MediaRowProps {
  entry: MediaEntry
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  disabled?: boolean | undefined
}

/** What an entry is called on the screen. */
export function mediaName({ item }: MediaEntry): string {
  return item ? item.name || 'Item without a name' : 'Item of an unknown kind'
}

/** One media item: its picture, name and type, the ways to move it, and its X. */
export function MediaRow({ entry, isFirst, isLast, onMove, onRemove, disabled }: MediaRowProps) {
  const { item } = entry
  const name = mediaName(entry)
  return (
    <li className={styles.row} data-media-row>
      <span className={styles.thumb}>{thumb(entry)}</span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.source}>
          {item ? item.type : 'kept as it is'}
          {item && (
            <span className={styles.address}>
              <ExternalLink href={item.url} />
            </span>
          )}
        </span>
      </span>
      <span className={styles.actions}>
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

function thumb({ item }: MediaEntry) {
  if (!item) return <HelpIcon aria-hidden />
  // Videos get no picture: it would have to come from another company's host, each time somebody edits a project.
  if (item.type === 'YOUTUBE' || !isImageAddress(item.url)) return <VideoIcon aria-hidden />
  return <img src={item.url} alt="" loading="lazy" />
}
