import type { ReactNode } from 'react'
import type { ClaimInbox } from '../../../contract/endpoints/inbox'
import type { Site } from '../../../contract/profileLink'
import { DescriptionList } from '../../../components/text/DescriptionList'
import { Email } from '../../../components/text/Email'
import { momentWord } from '../../../lib/english/dates'
import { PublicProfile } from '../../PublicProfile'
import styles from './Letter.module.css'
import type { LetterHeading } from './InboxPanes'

export interface LetterProps {
  name: string
  email: string
  publicProfile: string
  receivedAt: ClaimInbox['claims'][number]['receivedAt']
  site: Site
  heading: LetterHeading
  /** What the letter is about, after the name: "claims React". */
  about: ReactNode
  text: string
  /** What can be done about it, below the text. */
  children?: ReactNode
}

/** What somebody wrote, as a letter: who, about what, and the whole text. */
export function Letter(props: LetterProps) {
  const { name, email, publicProfile, receivedAt, site, heading, about, text, children } = props
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.writer} dir="auto">
          {name}
        </h2>
        <p className={styles.subject}>{about}</p>
        <DescriptionList
          items={[
            { term: 'E-mail', details: <Email address={email} /> },
            { term: 'Public profile', details: <PublicProfile value={publicProfile} site={site} /> },
            ...(receivedAt
              ? [
                  {
                    term: 'Received',
                    details: <time dateTime={receivedAt}>{momentWord(Date.parse(receivedAt))}</time>,
                  },
                ]
              : []),
          ]}
        />
      </header>
      <p className={styles.text} dir="auto">
        {text || <span className={styles.none}>No letter was written.</span>}
      </p>
      {children}
    </article>
  )
}
