import styles from './Skeleton.module.css'

/** A line of a form: so many fields beside each other, an area of some lines, or a rich text. */
export type FormSkeletonLine = 1 | 2 | 'area' | 'text'

interface FormSkeletonProps {
  /** From the top. */
  lines: readonly FormSkeletonLine[]
  /** Cards beside the fields, each with so many lines; below them where there is no room. */
  rail?: readonly number[]
}

/**
 * A form whose record is still read, with fields as high as the real ones.
 *
 * Use it as the `loading` of a ResourceView around a form. It says nothing: the ResourceView does.
 */
export function FormSkeleton({ lines, rail }: FormSkeletonProps) {
  return (
    <div className={styles.form}>
      <div className={styles.main}>
        {lines.map((line, place) => (
          <div key={place} className={styles.fields}>
            {Array.from({ length: line === 2 ? 2 : 1 }, (_, field) => (
              <span key={field} className={styles.field}>
                <span className={`${styles.bone} ${styles.label}`} />
                <span className={`${styles.bone} ${styles.control}`} data-line={line} />
              </span>
            ))}
          </div>
        ))}
      </div>
      {rail && (
        <div className={styles.rail}>
          {rail.map((count, card) => (
            <div key={card} className={styles.card}>
              <span className={`${styles.bone} ${styles.label}`} />
              {Array.from({ length: count }, (_, line) => (
                <span key={line} className={`${styles.bone} ${styles.control}`} />
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
