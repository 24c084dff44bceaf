import { AnchorButton, Button } from '@blueprintjs/core'
import styles from './LoginPage.module.css'

interface RegisterPanelProps {
  /** The external identity provider's sign-up page. */
  signupUrl: string
  onBack: () => void
}

/** Register mode: registration happens on the external provider's pages (specification §2). */
export function RegisterPanel({ signupUrl, onBack }: RegisterPanelProps) {
  return (
    <>
      <p>
        Complete your registration on the sign-up page of our identity provider. Then come back and log in
        here with the e-mail and the password that you registered.
      </p>
      <div className={styles.buttons}>
        <AnchorButton
          intent="primary"
          size="large"
          fill
          href={signupUrl}
          target="_blank"
          rel="noopener noreferrer"
          text="Open the sign-up page (new tab)"
        />
        <Button size="large" fill text="Back to Login" onClick={onBack} />
      </div>
    </>
  )
}
