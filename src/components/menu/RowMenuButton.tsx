import styles from './RowMenuButton.module.css'

/** Opens the menu of a row; the table's host of menus hears of the press. */
export function RowMenuButton({ name }: { name: string }) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`More for ${name}`}
      aria-haspopup="menu"
      aria-expanded={false}
      title="More"
      data-row-menu
    />
  )
}
