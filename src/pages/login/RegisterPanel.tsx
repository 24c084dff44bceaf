import { Button, Classes } from '@blueprintjs/core'
import styles from './LoginPage.module.css'

interface RegisterPanelProps {
  /** The external identity provider's sign-up page. */
  signupUrl: string
  onBack: () => void
}

const signUpLook = [Classes.BUTTON, Classes.FILL, Classes.intentClass('primary')].join(' ')

/** Register mode: registration happens on the external provider's pages (specification §2). */
export function RegisterPanel({ signupUrl, onBack }: RegisterPanelProps) {
  return (
    <>
      <p>
        Complete your registration on the sign-up page of our identity provider. Then come back and log in
        here with the e-mail and the password that you registered.
      </p>
      <div className={styles.buttons}>
        {/* Blueprint's AnchorButton calls itself a button; this leads to another page. */}
        <a className={signUpLook} href={signupUrl} target="_blank" rel="noopener noreferrer">
          <span className={Classes.BUTTON_TEXT}>Open the sign-up page (new tab)</span>
        </a>
        <Button fill text="Back to Login" onClick={onBack} />
      </div>
    </>
  )
}
