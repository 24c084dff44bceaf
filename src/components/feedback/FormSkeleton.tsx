import { FormColumns } from '../form/FormColumns'
import styles from './Skeleton.module.css'

/** A line of a form: so many fields beside each other, a text of some lines, or a rich text. */
export type FormSkeletonLine = 1 | 2 | 'area' | 'text'
/** A card beside the fields: an image, or so many lines of flags or choices. */
export type FormSkeletonCard = number | 'image'

interface FormSkeletonProps {
  /** From the top. */
  lines: readonly FormSkeletonLine[]
  /** Beside the fields, or below them where there is no room. */
  rail?: readonly FormSkeletonCard[]
}

/**
 * A form whose record is still read, with fields as high as the real ones.
 *
 * Use it as the `loading` of a ResourceView around a form. Screen readers skip it: the ResourceView says that it loads.
 */
export function FormSkeleton({ lines, rail }: FormSkeletonProps) {
  const fields = lines.map((line, place) => (
    <div key={place} className={styles.fields}>
      {Array.from({ length: line === 2 ? 2 : 1 }, (_, field) => (
        <span key={field} className={styles.field}>
          <Label />
          <span className={styles.control} data-line={line} />
        </span>
      ))}
    </div>
  ))
  return (
    <div className={styles.form} data-wide={rail && true}>
      {rail ? <FormColumns rail={rail.map(cardOf)}>{fields}</FormColumns> : fields}
    </div>
  )
}

const Label = () => <span className={`${styles.bone} ${styles.label}`} />

const cardOf = (card: FormSkeletonCard, place: number) => (
  <div key={place} className={styles.card}>
    <Label />
    {card === 'image' ? (
      <>
        <span className={`${styles.bone} ${styles.image}`} />
        <Label />
      </>
    ) : (
      Array.from({ length: card }, (_, line) => <span key={line} className={styles.control} />)
    )}
  </div>
)
