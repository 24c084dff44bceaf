import type { MouseEvent } from 'react'
import { Form } from '../../components/form/Form'
import { TextField } from '../../components/fields/TextField'
import { useCountdown } from '../../components/form/useCountdown'
import { LoadingButton } from '../../components/feedback/LoadingButton'
import type { LoginBody } from '../../contract/bodies'
import type { FormController } from '../../lib/FormController'
import { registerHash } from '../../lib/prerendered'
import { paths } from '../../paths'
import { useWatched } from '../../lib/useWatched'
import styles from './LoginPage.module.css'
import type { MagicLink } from './useMagicLink'

interface LoginFormProps {
  editor: FormController<LoginBody>
  magicLink: MagicLink
  /** The external identity provider's login page, where a password is reset. */
  forgotPasswordUrl: string
  /** Leads to the identity provider; shown where the host offers single sign-on. */
  signOn: { url: string; isOffered: boolean }
  onRegister: () => void
}

/** Login mode: by password, or by a link sent to the e-mail address in the box (specification §2, §5). */
export function LoginForm({ editor, magicLink, forgotPasswordUrl, signOn, onRegister }: LoginFormProps) {
  const email = useWatched(editor, (one) => one.form.values.email)
  const handleRegister = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onRegister()
  }
  return (
    <>
      <Form<LoginBody>
        submitLabel="Login"
        editor={editor}
        label="Login"
        actions={<MagicLinkButton magicLink={magicLink} email={email} />}
      >
        <TextField<LoginBody> name="email" label="E-mail" type="email" required autoComplete="username" />
        <TextField<LoginBody>
          name="password"
          label="Password"
          type="password"
          required
          autoComplete="current-password"
        />
      </Form>
      {/* Hidden rather than left out: the page that the build draws does not know the offers. */}
      <a className={styles.signOn} href={signOn.url} hidden={!signOn.isOffered}>
        Continue with single sign-on
      </a>
      <div className={styles.links}>
        <a className={styles.link} href={paths.login() + registerHash} onClick={handleRegister}>
          Register now
        </a>
        <a className={styles.link} href={forgotPasswordUrl} target="_blank" rel="noopener noreferrer">
          Forgot password
        </a>
      </div>
    </>
  )
}

function MagicLinkButton({ magicLink, email }: { magicLink: MagicLink; email: string }) {
  const left = useCountdown(magicLink.pause?.seconds, magicLink.pause)
  return (
    <LoadingButton
      variant="outlined"
      text={left > 0 ? `Login via Magic Link in ${left} s` : 'Login via Magic Link'}
      isBusy={magicLink.isSending}
      onClick={() => left === 0 && magicLink.onSend(email)}
    />
  )
}
