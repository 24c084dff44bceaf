import { CopyButton } from './CopyButton'
import styles from './Email.module.css'

/**
 * An e-mail address as a link that writes to it, with a button that copies it.
 *
 * Use it wherever a person’s e-mail is shown, in tables too; never print an address as bare text.
 */
export function Email({ address }: { address: string }) {
  if (!address) return <>–</>
  return (
    <span className={styles.email}>
      <a href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>{address}</a>
      <CopyButton text={address} label={`Copy ${address}`} />
    </span>
  )
}
