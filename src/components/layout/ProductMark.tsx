import styles from './ProductMark.module.css'

/**
 * The mark of the product: a shelf of entries, one of them pulled out.
 *
 * Use it beside the product's name alone; the same drawing is the page's icon.
 */
export function ProductMark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={styles.mark}>
      <rect width="24" height="24" rx="7" className={styles.ground} />
      <path d="M6.5 7.5h7M6.5 16.5h7" className={styles.entry} />
      <path d="M10.5 12h7" className={styles.chosen} />
    </svg>
  )
}
