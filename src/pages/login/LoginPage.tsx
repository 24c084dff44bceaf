import { useEffect, useRef, type RefObject } from 'react'
import { useConsole } from '../../hooks/useConsole'
import { usePage } from '../../hooks/usePage'
import { LoginForm } from './LoginForm'
import styles from './LoginPage.module.css'
import { RegisterPanel } from './RegisterPanel'
import { SessionNotice } from './SessionNotice'
import { useLogin } from './useLogin'
import { useLoginMode } from './useLoginMode'
import { useMagicLink } from './useMagicLink'
import { useTypedEarly } from './useTypedEarly'
import { WelcomePanel } from './WelcomePanel'

/** The login screen in its two modes (specification §2). It needs no router: it may stand before the rest of the console. */
export function LoginPage() {
  const { config, stores } = useConsole()
  const heading = usePage('Login')
  const [mode, setMode] = useLoginMode()
  const card = useRef<HTMLElement>(null)
  const shown = useRef(mode)
  useEffect(() => {
    // The prerendered form has it already.
    if (card.current?.contains(document.activeElement)) return
    // On a touch screen a field with the focus brings up a keyboard that hides the half of the page.
    if (mode === 'login' && window.matchMedia('(pointer: fine)').matches) startAt(card, 'email')
    // The button that was pressed is gone.
    else if (shown.current !== mode) heading.current?.focus()
    shown.current = mode
  }, [mode, heading])
  const login = useLogin(() => startAt(card, 'password'))
  const magicLink = useMagicLink()
  useTypedEarly(card, login)

  return (
    <main className={`bp6-dark ${styles.hero}`}>
      <WelcomePanel productName={config.productName} />
      <section ref={card} className={styles.card}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {mode === 'login' ? 'Login' : 'Register'}
        </h1>
        <SessionNotice />
        {mode === 'login' ? (
          <LoginForm
            editor={login}
            magicLink={magicLink}
            forgotPasswordUrl={config.idpLoginUrl}
            signOn={{ url: `${config.apiBaseUrl}/auth/oidc`, isOffered: stores.session.isOffered('oidc') }}
            onRegister={() => setMode('register')}
          />
        ) : (
          <RegisterPanel signupUrl={config.idpSignupUrl} onBack={() => setMode('login')} />
        )}
      </section>
    </main>
  )
}

/** Puts the focus into a field; what stands in it is replaced by what is typed. */
function startAt(card: RefObject<HTMLElement>, name: string) {
  const field = card.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  field?.focus({ preventScroll: true })
  field?.select()
}
