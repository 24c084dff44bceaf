import { useEffect, useState } from 'react'
import { autorun } from 'mobx'
import type { Stores } from '../stores/createStores'
import { useStores } from './useConsole'

/** Names the signed-in user for what is kept in this browser; undefined while the server has not said who it is. */
export function useUserKey(): string | undefined {
  const stores = useStores()
  const [key, setKey] = useState(() => userKey(stores))
  useEffect(() => autorun(() => setKey((before) => userKey(stores) ?? before)), [stores])
  return key
}

/** A host may leave out ids: then the e-mail address tells people apart. */
function userKey({ session, profile }: Stores): string | undefined {
  const id = session.user?.id ?? profile.own.value?.id
  return id === undefined ? profile.own.value?.email || undefined : String(id)
}
