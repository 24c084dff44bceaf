import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { User } from '../../contract/entities'
import { useStores } from '../../hooks/useConsole'
import { DemotionDialog } from './DemotionDialog'
import { EndSessionsDialog } from './EndSessionsDialog'
import { UserActions } from './UserActions'

/** What is asked about a user. */
interface Asked {
  user: User
  what: 'sessions' | 'demotion'
  /** Another question is another dialog. */
  turn: number
}

/** The buttons beside the role of each user, and what they ask; `heading` gets the focus when a button is gone. */
export function useUserActions(heading: RefObject<HTMLElement>): {
  actions: (user: User) => ReactNode
  dialog: ReactNode
} {
  const { session } = useStores()
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setOpen] = useState(false)
  const isDone = useRef(false)
  const ask = useCallback((user: User, what: Asked['what']) => {
    setAsked((before) => ({ user, what, turn: (before?.turn ?? 0) + 1 }))
    isDone.current = false
    setOpen(true)
  }, [])
  // The dialog gives the focus back to the button that opened it, which goes once the list is read again.
  const handleGone = useCallback(() => {
    if (isDone.current) heading.current?.focus({ preventScroll: true })
  }, [heading])
  const ownId = session.user?.id
  const actions = useCallback(
    (user: User) => (
      <UserActions
        user={user}
        isOwn={user.id === ownId}
        onEndSessions={(one) => ask(one, 'sessions')}
        onDemote={(one) => ask(one, 'demotion')}
        onDemoteGone={handleGone}
      />
    ),
    [ask, handleGone, ownId],
  )
  const handleClose = (done: boolean) => {
    isDone.current = done
    setOpen(false)
  }
  // It stands until it has given the focus back.
  const dialog =
    asked?.what === 'sessions' ? (
      <EndSessionsDialog
        key={asked.turn}
        user={asked.user}
        isOpen={isOpen}
        onClose={() => handleClose(false)}
      />
    ) : (
      asked && (
        <DemotionDialog
          key={asked.turn}
          user={asked.user}
          isOpen={isOpen}
          onClose={handleClose}
          onClosed={handleGone}
        />
      )
    )
  return { actions, dialog }
}
