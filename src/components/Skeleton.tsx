import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** Lines as high as a table's rows; 6 unless told. */
  lines?: number
}

/** Grey lines where content will be, so that nothing jumps when it comes. Decoration: say "Loading…" beside it. */
export function Skeleton({ lines = 6 }: SkeletonProps) {
  return (
    <div className={styles.skeleton}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} style={{ width: `${92 - ((line * 17) % 40)}%` }} />
      ))}
    </div>
  )
}
