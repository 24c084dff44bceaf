import styles from './ScreenPlaceholder.module.css'

interface ScreenPlaceholderProps {
  /** Inside the main layout, which has the page's landmark already. */
  isInside?: boolean
}

/** Says that the session is checked or a screen's code is on its way, and holds the place (specification §4). */
export function ScreenPlaceholder({ isInside = false }: ScreenPlaceholderProps) {
  const Landmark = isInside ? 'div' : 'main'
  return (
    <Landmark className={styles.placeholder}>
      <h1 className={styles.words}>
        <output>Loading....</output>
      </h1>
    </Landmark>
  )
}
