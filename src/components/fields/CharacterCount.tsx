import styles from './FieldFrame.module.css'

interface CharacterCountProps {
  length: number
  /** Longest text that is allowed, in characters; without it nothing is shown. */
  longest: number | undefined
}

/**
 * Says how much room is left, from four fifths of the limit on.
 *
 * Use it by giving a text field its limit: the field draws it. Beside a text area that is no field of a form, draw it there.
 */
export function CharacterCount({ length, longest }: CharacterCountProps) {
  if (longest === undefined || length < longest * 0.8) return null
  return (
    <span className={length > longest ? `${styles.counter} ${styles.over}` : styles.counter}>
      {length} / {longest}
    </span>
  )
}
