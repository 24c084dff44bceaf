import { Button } from '@blueprintjs/core'
import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ApiError, errorMessage } from '../../api/errors'
import { StatusPage } from '../../components/layout/StatusPage'
import { useConsole } from '../../hooks/useConsole'
import { usePage } from '../../hooks/usePage'
import { paths } from '../../paths'
import { signOnOutcome } from './signOnOutcome'
import { useLinkToken } from './useLinkToken'
import { useOnceVisible } from './useOnceVisible'

type Outcome = { state: 'asking' | 'verifying' | 'verified' | 'failed'; reason?: string; isRefused?: boolean }

/** Why it failed, and whether the server has refused the link: then it has said all that there is to say. */
const describeFailure = (error: unknown) => ({
  reason: errorMessage(error),
  isRefused: error instanceof ApiError && error.kind === 'HTTP' && error.status < 500,
})

/**
 * Spends the token of a sign-in link, once and by itself when the page is seen (decisions, "Session"). Single sign-on ends
 * here too, and goes on by itself.
 */
export const VerifyPage = observer(function VerifyPage() {
  const { stores, config } = useConsole()
  const token = useLinkToken()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [sso] = useState(() => signOnOutcome(search))
  const isAtOnce = sso !== undefined || !config.verifyClick
  const [outcome, setOutcome] = useState<Outcome>(
    sso?.refused ?? { state: isAtOnce ? 'verifying' : 'asking' },
  )
  const heading = usePage('Verification')
  const { session } = stores

  const verify = useCallback(async () => {
    setOutcome({ state: 'verifying' })
    await navigate(paths.hiddenLink(), { replace: true })
    try {
      const isVerified = await session.verify(token)
      if (isVerified && sso) await navigate(session.takeReturnTo(), { replace: true })
      else setOutcome(isVerified ? { state: 'verified' } : { state: 'failed' })
    } catch (error) {
      setOutcome({ state: 'failed', ...describeFailure(error) })
    }
  }, [navigate, session, sso, token])

  useOnceVisible(isAtOnce && !sso?.refused, verify)

  if (outcome.state === 'asking')
    return (
      <StatusPage
        title="Confirm your e-mail address"
        picture="waiting"
        headingRef={heading}
        actions={<Button intent="primary" text="Verify" onClick={() => void verify()} />}
      />
    )
  if (outcome.state === 'verifying')
    return <StatusPage title="Verifying user..." picture="waiting" headingRef={heading} />
  if (outcome.state === 'verified')
    return (
      <StatusPage
        title="Verification Successful"
        picture="done"
        headingRef={heading}
        actions={
          <Button intent="primary" text="Go Homepage" onClick={() => void navigate(session.takeReturnTo())} />
        }
      />
    )
  return (
    <StatusPage
      title={sso ? 'Login Failed' : 'Verification Failed'}
      picture="broken"
      headingRef={heading}
      actions={<Button text="Back to Login" onClick={() => void navigate(paths.login())} />}
    >
      {outcome.reason && `${outcome.reason}. `}
      {!outcome.isRefused && 'Ask for a new link on the login page: a link works once, and for a short time.'}
    </StatusPage>
  )
})
