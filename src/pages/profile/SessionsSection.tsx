import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { errorMessage } from '../../api/errors'
import { ResourceView } from '../../components/feedback/ResourceView'
import { PageSection } from '../../components/layout/PageSection'
import { useConsole } from '../../hooks/useConsole'
import { useResource } from '../../hooks/useResource'
import { SessionList } from './SessionList'
import { accountOf } from '../../stores/AccountStore'

/** The own sessions, on hosts that offer `sessions`. */
export const SessionsSection = observer(function SessionsSection() {
  const { stores, toaster } = useConsole()
  const account = accountOf(stores)
  const sessions = useResource(account.sessions)
  const [busy, setBusy] = useState<number | 'others'>()
  const underWay = useRef(false)
  const list = useRef<HTMLUListElement>(null)

  const handleEnd = async (what: number | 'others') => {
    if (underWay.current) return
    underWay.current = true
    setBusy(what)
    try {
      await (what === 'others' ? account.endOtherSessions() : account.endSession(what))
      const message = what === 'others' ? 'All other sessions ended' : 'Session ended'
      toaster.show({ message, intent: 'success' })
      // The button that was pressed is gone.
      list.current?.focus()
    } catch (error) {
      if (stores.session.status === 'signedIn')
        toaster.show({ message: errorMessage(error), intent: 'danger' })
    } finally {
      underWay.current = false
      setBusy(undefined)
    }
  }

  return (
    <PageSection title="Sessions">
      <ResourceView {...sessions} label="Loading your sessions…">
        {sessions.value && (
          <SessionList
            sessions={sessions.value}
            now={Date.now()}
            busy={busy}
            onEnd={(what) => void handleEnd(what)}
            listRef={list}
          />
        )}
      </ResourceView>
    </PageSection>
  )
})
