import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.scss'

interface VisuallyHiddenProps {
  /** Hidden only where the window is narrower than this, in px; always by default. */
  below?: 640 | 1024
  /** Look where it is shown. */
  className?: string | undefined
  id?: string
  children: ReactNode
}

/**
 * Text for screen readers alone, or for them alone where the window is narrow.
 *
 * Use it where sight has the meaning already, from a place or a picture, or where a narrow window has no room for it.
 * Never to explain what sighted people cannot read.
 */
export function VisuallyHidden({ below, className, id, children }: VisuallyHiddenProps) {
  const hidden = below === undefined ? styles.always : styles[`below${below}`]
  return (
    <span id={id} className={className === undefined ? hidden : `${className} ${hidden}`}>
      {children}
    </span>
  )
}
