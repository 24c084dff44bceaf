import { Button, Callout } from '@blueprintjs/core'
import '../../styles/feedback.scss'
import { useEffect } from 'react'
import { errorMessage, repeatDelay } from '../../api/errors'
import { useStores } from '../../hooks/useConsole'
import { useObserved } from '../../hooks/useObserved'

/** Says why the user has to sign in again: their session ended, or could not be checked, which Retry does again. */
export function SessionNotice() {
  const { session } = useStores()
  const status = useObserved(() => session.status)
  const checkError = useObserved(() => session.checkError)
  useEffect(() => {
    const delay = repeatDelay(checkError)
    if (delay === undefined) return undefined
    const timer = setTimeout(() => void session.check(), delay)
    return () => clearTimeout(timer)
  }, [checkError, session])
  if (checkError === undefined)
    return status === 'expired' ? (
      <Callout intent="primary" compact>
        <output>Your session has ended. Please sign in again</output>
      </Callout>
    ) : null
  return (
    <Callout intent="warning" role="alert" compact>
      <p>
        <strong>Your session could not be checked</strong>
        <br />
        {errorMessage(checkError)}
      </p>
      <Button text="Retry" onClick={() => void session.check()} />
    </Callout>
  )
}
