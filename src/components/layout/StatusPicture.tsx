import type { ReactNode } from 'react'
import styles from './StatusPicture.module.css'

export type StatusPictureName = 'waiting' | 'locked' | 'lost' | 'broken' | 'done'

const pictures: Record<StatusPictureName, ReactNode> = {
  waiting: (
    <>
      <circle cx="80" cy="62" r="32" className={styles.paper} />
      <path d="M80 44v18l12 8" className={styles.line} />
      <path d="M44 104h72" className={styles.faint} />
      <circle cx="112" cy="34" r="8" className={styles.accent} />
    </>
  ),
  locked: (
    <>
      <path d="M64 58V44a16 16 0 0 1 32 0v14" className={styles.line} />
      <rect x="52" y="56" width="56" height="42" rx="8" className={styles.paper} />
      <circle cx="80" cy="74" r="6" className={styles.accent} />
      <path d="M80 80v8" className={styles.line} />
    </>
  ),
  lost: (
    <>
      <path d="M46 32l22-8 24 8 22-8v60l-22 8-24-8-22 8z" className={styles.paper} />
      <path d="M68 24v60M92 32v60" className={styles.faint} />
      <path d="M56 70c10-14 16 6 26-8s10-12 16-10" className={styles.dashed} />
      <circle cx="102" cy="48" r="6" className={styles.accent} />
    </>
  ),
  broken: (
    <>
      <rect x="40" y="28" width="80" height="60" rx="8" className={styles.paper} />
      <path d="M40 44h80" className={styles.faint} />
      <path d="M84 44l-10 16 12 6-8 22" className={styles.line} />
      <circle cx="50" cy="36" r="3" className={styles.accent} />
    </>
  ),
  done: (
    <>
      <rect x="38" y="38" width="84" height="54" rx="8" className={styles.paper} />
      <path d="M40 44l40 26 40-26" className={styles.faint} />
      <circle cx="112" cy="38" r="16" className={styles.accent} />
      <path d="M105 38l5 5 9-10" className={styles.onAccent} />
    </>
  ),
}

/**
 * A quiet picture of simple shapes; decoration only.
 *
 * Use it above the sentence of a StatusPage or an EmptyState. Screen readers skip it: the sentence has to say all.
 */
export function StatusPicture({ name }: { name: StatusPictureName }) {
  return (
    <svg viewBox="0 0 160 120" className={styles.picture} aria-hidden="true">
      <ellipse cx="80" cy="62" rx="72" ry="50" className={styles.ground} />
      {pictures[name]}
    </svg>
  )
}
