import styles from './ScreenPlaceholder.module.css'

/** Holds the place of a screen whose code is on its way. */
export function ScreenPlaceholder() {
  return (
    <p role="status" className={styles.placeholder}>
      Loading....
    </p>
  )
}
