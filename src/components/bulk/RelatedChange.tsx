import { VisuallyHidden } from '../text/VisuallyHidden'
import styles from './RelatedChange.module.css'

export interface RelatedChangeProps {
  before: readonly number[]
  after: readonly number[]
  nameOf: (id: number) => string
}

/**
 * What becomes of the related records of one: those that stay, those that go, those that come.
 *
 * Use it in a preview; one value in place of another is written with an arrow between the two.
 */
export function RelatedChange({ before, after, nameOf }: RelatedChangeProps) {
  const all = [...before, ...after.filter((id) => !before.includes(id))]
  return (
    <span className={styles.names}>
      {all.map((id) => {
        if (!after.includes(id))
          return (
            <del key={id} className={styles.gone}>
              <VisuallyHidden>removed </VisuallyHidden>
              {nameOf(id)}
            </del>
          )
        if (!before.includes(id))
          return (
            <ins key={id} className={styles.added}>
              <VisuallyHidden>added </VisuallyHidden>
              {nameOf(id)}
            </ins>
          )
        return <span key={id}>{nameOf(id)}</span>
      })}
    </span>
  )
}
