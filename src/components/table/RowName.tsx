import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { srcSetOf } from '../../contract/uploads'
import styles from './RowName.module.css'

export interface RowNameProps {
  name: string
  /** Path of the record's own screen. */
  to: string
  /** A second line, muted and cut where it is too long: the tagline. */
  note?: string
  /** Address of a picture; '' shows the name's first letter. Without it there is no place for one. */
  picture?: string
  /** Behind the name: a state, a count. */
  children?: ReactNode
}

/**
 * The name of a record in its row: a link to the record, with its picture and a second line.
 *
 * Use it in the first column of a table whose rows have a screen of their own.
 */
export function RowName({ name, to, note, picture, children }: RowNameProps) {
  return (
    <span className={styles.row}>
      {picture !== undefined && <RowPicture address={picture} name={name} />}
      <span className={styles.words}>
        <span className={styles.first}>
          <Link to={to} className={styles.name}>
            {name}
          </Link>
          {children}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </span>
  )
}

function RowPicture({ address, name }: { address: string; name: string }) {
  if (address === '')
    return (
      <span className={styles.letter} aria-hidden="true">
        {[...name.replace(/^@/, '')][0]?.toLocaleUpperCase('en')}
      </span>
    )
  return (
    <img
      className={styles.picture}
      src={address}
      srcSet={srcSetOf(address)}
      sizes="32px"
      alt=""
      width={32}
      height={32}
      loading="lazy"
      decoding="async"
    />
  )
}
