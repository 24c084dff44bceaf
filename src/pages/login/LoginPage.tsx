import { useEffect, useRef, useState } from 'react'
import { useConsole } from '../../hooks/useConsole'
import { usePage } from '../../hooks/usePage'
import { LoginForm } from './LoginForm'
import styles from './LoginPage.module.css'
import { RegisterPanel } from './RegisterPanel'
import { SessionTrouble } from './SessionTrouble'
import { useLogin } from './useLogin'
import { useMagicLink } from './useMagicLink'
import { WelcomePanel } from './WelcomePanel'

/** The login screen in its two modes (specification §2). It needs no router: it may stand before the rest of the console. */
export function LoginPage() {
  const { config } = useConsole()
  const heading = usePage('Login')
  const [mode, setMode] = useState<'login' | 'register'>('login')
  const shown = useRef(mode)
  useEffect(() => {
    if (shown.current === mode) return
    shown.current = mode
    // The button that was pressed is gone.
    heading.current?.focus()
  }, [mode, heading])
  const login = useLogin()
  const magicLink = useMagicLink()

  return (
    <main className={`bp6-dark ${styles.hero}`}>
      <WelcomePanel productName={config.productName} />
      <section className={styles.card}>
        <h1 ref={heading} tabIndex={-1} className={styles.heading}>
          {mode === 'login' ? 'Login' : 'Register'}
        </h1>
        <SessionTrouble />
        {mode === 'login' ? (
          <LoginForm
            handling={login}
            magicLink={magicLink}
            forgotPasswordUrl={config.idpLoginUrl}
            onRegister={() => setMode('register')}
          />
        ) : (
          <RegisterPanel signupUrl={config.idpSignupUrl} onBack={() => setMode('login')} />
        )}
      </section>
    </main>
  )
}
