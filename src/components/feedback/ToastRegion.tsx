import { useSyncExternalStore } from 'react'
import { limits } from '../../contract/limits'
import type { Toaster } from './createToaster'
import { ToastCard } from './ToastCard'
import { useHeld } from '../../lib/useHeld'
import styles from './ToastRegion.module.css'

export interface ToastRegionProps {
  toaster: Toaster
  /** How long a toast stays, in ms; that of the specification (§8) by default. */
  duration?: number
}

/**
 * Shows a toaster's messages at the top, in the middle: the newest, with the others behind it until the pointer or the
 * focus is there. Errors are announced at once, all others politely.
 *
 * Use it once, in the app; show messages by its toaster. Toasts say that something is done, or offer to undo it;
 * what has to be corrected stays at its form or list as well.
 */
export function ToastRegion({ toaster, duration = limits.toast }: ToastRegionProps) {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.list, toaster.list)
  const { isHeld, handlers } = useHeld()
  const card = (toast: (typeof toasts)[number]) => (
    // Asked for again, a toast is a new one: drawn anew it is announced anew.
    <ToastCard
      key={`${toast.key} ${toast.times}`}
      toast={toast}
      duration={duration}
      depth={toasts.length - 1 - toasts.indexOf(toast)}
      onDismiss={toaster.dismiss}
    />
  )
  return (
    <section aria-label="Notifications" className={styles.region}>
      <div className={styles.stack} data-open={isHeld} {...handlers}>
        <div aria-live="assertive" className={styles.list}>
          {toasts.filter((toast) => toast.intent === 'danger').map(card)}
        </div>
        <div aria-live="polite" className={styles.list}>
          {toasts.filter((toast) => toast.intent !== 'danger').map(card)}
        </div>
      </div>
    </section>
  )
}
