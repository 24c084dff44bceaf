import styles from './StateDot.module.css'

export interface StateDotProps {
  isOn: boolean
  /** Words for on and off. */
  on: string
  off: string
}

/**
 * A state of a record as a dot with its word: active or inactive, published or not.
 *
 * Use it in a row for the state that matters most of it. For YES and NO use FlagTag; for more than two states, Badge.
 */
export function StateDot({ isOn, on, off }: StateDotProps) {
  return (
    <span className={styles.state} data-on={isOn}>
      {isOn ? on : off}
    </span>
  )
}
