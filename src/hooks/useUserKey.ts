import { useEffect, useState } from 'react'
import { autorun } from 'mobx'
import type { Stores } from '../stores/createStores'
import { personKey } from '../stores/session/sessionState'
import { useStores } from './useConsole'

/** Names the signed-in user for what is kept in this browser; undefined while the server has not said who it is. */
export function useUserKey(): string | undefined {
  const stores = useStores()
  const [key, setKey] = useState(() => userKey(stores))
  useEffect(() => autorun(() => setKey((before) => userKey(stores) ?? before)), [stores])
  return key
}

const userKey = ({ session, profile }: Stores) => personKey(session.user, profile.own.value)
