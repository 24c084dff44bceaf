import styles from './ScreenPlaceholder.module.css'

/** Says that the session is checked or a screen's code is on its way, and holds the place (specification §4). */
export function ScreenPlaceholder() {
  return <output className={styles.placeholder}>Loading....</output>
}
