import { WarningSignIcon } from '@blueprintjs/icons'
import styles from './OfflineBar.module.css'

/**
 * Says, and announces, that there is no connection.
 *
 * Use it once, at the top of the main layout. A call that fails says so where it was made.
 */
export function OfflineBar({ isOffline }: { isOffline: boolean }) {
  return (
    <output className={styles.place}>
      {isOffline && (
        <span className={styles.bar} data-offline>
          <WarningSignIcon /> You are offline. Nothing can be loaded or saved until the connection is back.
        </span>
      )}
    </output>
  )
}
