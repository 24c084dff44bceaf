import type { ReactElement } from 'react'
import styles from './KeyHint.module.css'

export interface KeyHintProps {
  /** Keys that are pressed together, or one after the other: ['Ctrl', 'K'], ['g', 'p']; an icon where a key has no word. */
  keys: readonly (string | ReactElement)[]
}

/**
 * The keys that do the same as what it stands beside; not there for fingers.
 *
 * Use it beside the words of what the keys do. It is hidden from screen readers: give the control `aria-keyshortcuts`.
 */
export function KeyHint({ keys }: KeyHintProps) {
  return (
    <span className={styles.keys} aria-hidden="true">
      {keys.map((key, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same key may come twice
        <kbd key={at} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  )
}
