import { Button, Callout } from '@blueprintjs/core'
import { observer } from 'mobx-react-lite'
import { sentenceOf } from '../../api/errors'
import { useStores } from '../../hooks/useConsole'

/** Tells somebody who has a session why it could not be checked, and checks again on request. */
export const SessionTrouble = observer(function SessionTrouble() {
  const { session } = useStores()
  if (session.checkError === undefined) return null
  return (
    <Callout intent="warning" role="alert" compact>
      <p>
        <strong>Your session could not be checked</strong>
        <br />
        {sentenceOf(session.checkError)}
      </p>
      <Button text="Retry" onClick={() => void session.check()} />
    </Callout>
  )
})
