import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useStores } from './useConsole'
import { useUserKey } from './useUserKey'

/** Keeps the record of this page, once its name is known, among those that its reader opened last. */
export function useVisit(name: string | undefined): void {
  const { preferences } = useStores()
  const person = useUserKey()
  const { pathname } = useLocation()
  useEffect(() => {
    if (name && person) preferences.addRecent({ person, path: pathname, name })
  }, [preferences, person, pathname, name])
}
