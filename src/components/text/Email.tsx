import { Fragment } from 'react'
import { CopyButton } from './CopyButton'
import styles from './Email.module.css'
import { EmptyValue } from '../feedback/EmptyValue'

/**
 * An e-mail address as a link that writes to it, with a button that copies it. It breaks before @ and dots alone; a part
 * that is too long for its place ends in an ellipsis.
 *
 * Use it wherever a person’s e-mail is shown, in tables too; never print an address as bare text.
 */
export function Email({ address }: { address: string }) {
  if (!address) return <EmptyValue />
  return (
    <span className={styles.email}>
      <a
        className={styles.link}
        title={address}
        href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}
      >
        {address.split(/(?=[@.])/).map((part, at) => (
          <Fragment key={at}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </a>
      <CopyButton text={address} label={`Copy ${address}`} />
    </span>
  )
}
