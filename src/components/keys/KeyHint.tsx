import { Keys, type KeyList } from './Keys'
import styles from './KeyHint.module.css'

export interface KeyHintProps {
  /** Keys that are pressed together, or one after the other: ['Ctrl', 'K'], ['g', 'p']. */
  keys: KeyList
}

/**
 * The keys that do the same as what it stands beside; not there for fingers.
 *
 * Use it beside the words of what the keys do. It is hidden from screen readers: give the control `aria-keyshortcuts`.
 */
export function KeyHint({ keys }: KeyHintProps) {
  return (
    <span className={styles.keys} aria-hidden="true">
      <Keys keys={keys} className={styles.key} />
    </span>
  )
}
