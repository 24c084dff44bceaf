import { useRef, useState } from 'react'
import { ApiError, errorMessage } from '../../api/errors'
import { useConsole } from '../../hooks/useConsole'

/** Sending a sign-in link: the outcome is shown by a toast. */
export interface MagicLink {
  isSending: boolean
  /** How long to wait after too many tries; a new object for each answer that says so. */
  pause: { seconds: number } | undefined
  onSend: (email: string) => void
}

/** Asks for a sign-in link; an empty e-mail box gets a warning and makes no call (specification §5). */
export function useMagicLink(): MagicLink {
  const { stores, toaster } = useConsole()
  const [isSending, setSending] = useState(false)
  const [pause, setPause] = useState<MagicLink['pause']>()
  const underWay = useRef(false)

  const handleSend = async (email: string) => {
    if (underWay.current) return
    if (email.trim() === '') {
      toaster.show({ message: 'Fill out the email box to continue', intent: 'warning' })
      return
    }
    underWay.current = true
    setSending(true)
    try {
      const message = await stores.session.sendMagicLink(email.trim())
      toaster.show({ message, intent: 'success' })
    } catch (error) {
      setPause(pauseAfter(error))
      toaster.show({ message: errorMessage(error), intent: 'danger' })
    } finally {
      underWay.current = false
      setSending(false)
    }
  }
  return { isSending, pause, onSend: (email) => void handleSend(email) }
}

function pauseAfter(error: unknown): MagicLink['pause'] {
  const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfter : undefined
  return seconds === undefined ? undefined : { seconds }
}
