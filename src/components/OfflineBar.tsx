import { WarningSignIcon } from '@blueprintjs/icons'
import styles from './OfflineBar.module.css'

/** Says, and announces, that there is no connection. */
export function OfflineBar({ isOffline }: { isOffline: boolean }) {
  return (
    <output className={styles.place}>
      {isOffline && (
        <span className={styles.bar}>
          <WarningSignIcon /> You are offline. Nothing can be loaded or saved until the connection is back.
        </span>
      )}
    </output>
  )
}
