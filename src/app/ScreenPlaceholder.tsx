import { useContext } from 'react'
import { InShell } from '../components/layout/InShell'
import { waiting } from '../lib/prerendered'
import styles from './ScreenPlaceholder.module.css'

/** Says that the session is checked or a screen's code is on its way, and holds the place (specification §4). */
export function ScreenPlaceholder() {
  const Landmark = useContext(InShell) ? 'div' : 'main'
  return (
    <Landmark className={styles.placeholder} {...waiting}>
      <h1 className={styles.words}>
        <output>Loading....</output>
      </h1>
    </Landmark>
  )
}
