import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStores } from '../hooks/useConsole'
import { ScreenPlaceholder } from './ScreenPlaceholder'

/** Opens the page that was asked for before signing in, or the start page (decisions, "Session"). */
export function ReturnToPage() {
  const { session } = useStores()
  const navigate = useNavigate()
  // It is answered once, and effects may run twice.
  const asked = useRef<string>(undefined)
  useEffect(() => {
    const path = asked.current ?? session.takeReturnTo()
    asked.current = path
    void navigate(path, { replace: true })
  }, [navigate, session])
  return <ScreenPlaceholder />
}
