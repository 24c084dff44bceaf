import { Button, Callout } from '@blueprintjs/core'
import { observer } from 'mobx-react-lite'
import { errorMessage } from '../../api/errors'
import { useStores } from '../../hooks/useConsole'

/** Tells somebody why they have to sign in again: their session ended, or could not be checked, which Retry does again. */
export const SessionNotice = observer(function SessionNotice() {
  const { session } = useStores()
  if (session.checkError === undefined)
    return session.status === 'expired' ? (
      <Callout intent="primary" compact>
        <output>Your session has ended. Please sign in again</output>
      </Callout>
    ) : null
  return (
    <Callout intent="warning" role="alert" compact>
      <p>
        <strong>Your session could not be checked</strong>
        <br />
        {errorMessage(session.checkError)}
      </p>
      <Button text="Retry" onClick={() => void session.check()} />
    </Callout>
  )
})
