import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStores } from '../hooks/useConsole'
import { ScreenPlaceholder } from './ScreenPlaceholder'

/** Opens the page that was asked for before signing in, or the start page (decisions, "Session"). */
export function ReturnToPlace() {
  const { session } = useStores()
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(session.takePlace(), { replace: true })
  }, [navigate, session])
  return <ScreenPlaceholder />
}
