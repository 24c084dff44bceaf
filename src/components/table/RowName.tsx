import { useState, type ReactNode } from 'react'
import { isImageAddress } from '../../contract/fieldRules'
import { sizedFor } from '../../contract/uploads'
import { useDrawLater } from '../../lib/idle/useDrawLater'
import { ScreenLink } from '../text/ScreenLink'
import { firstLetter } from './model/firstLetter'
import styles from './RowName.module.css'

export interface RowNameProps {
  name: string
  /** Path of the record's own screen. */
  to: string
  /** A second line, muted and cut where it is too long: the tagline. */
  note?: string
  /** Address of a picture, by https or a path of this site; else the name's first letter is shown. Without it there is no place for one. */
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
  const link = (
    <ScreenLink to={to} className={styles.name}>
      {name}
    </ScreenLink>
  )
  return (
    <span className={picture === undefined ? styles.row : styles.pictured}>
      {picture !== undefined && <RowPicture address={picture} name={name} />}
      {children ? (
        <span className={styles.first}>
          {link}
          {children}
        </span>
      ) : (
        link
      )}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
}

function RowPicture({ address, name }: { address: string; name: string }) {
  const [broken, setBroken] = useState<string>()
  const isDue = useDrawLater()
  if (address === broken || !isImageAddress(address))
    return (
      <span className={styles.letter} aria-hidden="true">
        {firstLetter(name)}
      </span>
    )
  // Before the address: fetched with the rows that are shown, not with rows that are only being made.
  return (
    <img
      className={styles.picture}
      loading="lazy"
      src={isDue ? sizedFor(address, 32 * window.devicePixelRatio) : undefined}
      alt=""
      width={32}
      height={32}
      onError={() => setBroken(address)}
    />
  )
}
