import { Button } from '@blueprintjs/core'
import { useLayoutEffect, useRef } from 'react'
import styles from './OptionsFailure.module.css'

/** Why the options of a selector could not be loaded, and the way to try again. */
export interface OptionsFailureProps {
  message: string
  onRetry: () => void
}

/** Stands below a selector whose options are missing; what is picked already stays picked. */
export function OptionsFailure({ message, onRetry }: OptionsFailureProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const alert = place.current
    // After Retry the focus goes on in the selector when this message leaves.
    return () => {
      if (alert?.contains(document.activeElement)) alert.parentElement?.querySelector('input')?.focus()
    }
  }, [])
  return (
    <div ref={place} role="alert" className={styles.failure}>
      <span>The options could not be loaded. {message}</span>
      <Button size="small" text="Retry" onClick={onRetry} />
    </div>
  )
}
