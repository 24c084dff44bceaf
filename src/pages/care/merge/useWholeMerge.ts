import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { errorMessage, isUnauthorized } from '../../../api/errors'
import { useConsole } from '../../../hooks/useConsole'
import { showRemoved } from '../../../hooks/removal/showRemoved'
import type { MergeNode } from '../../../stores/care/mergeItems'
import { removalsOf } from '../../../stores/care/RemovalStore'
import type { TaxonomyKind } from '../../taxonomyKinds'

/** Merges by one call, where the host offers that; the toast offers Undo. Use it inside an observer. */
export function useWholeMerge(kind: TaxonomyKind, onDone: () => void) {
  const console = useConsole()
  const { stores } = console
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  // One dialog merges the same two once, however often it has to be sent.
  const [key] = useState(() => crypto.randomUUID())
  return {
    isOffered: stores.session.isOffered('merge'),
    isBusy,
    error,
    /** Other records were chosen: what failed before is over. */
    onChanged: () => setError(undefined),
    async merge({ id, name }: MergeNode, stays: MergeNode) {
      setBusy(true)
      setError(undefined)
      try {
        const gone = { kind: kind.form, id, name }
        const made = await removalsOf(stores).merge(gone, stays.id, `${key}-${id}-${stays.id}`)
        onDone()
        showRemoved(console, made, `${name} merged into ${stays.name}`)
        // Its page has nothing to show any more.
        if (pathname === kind.editPath(id)) void navigate(kind.editPath(stays.id), { replace: true })
      } catch (thrown) {
        // The login screen says that the session has ended.
        if (isUnauthorized(thrown)) onDone()
        else setError(errorMessage(thrown))
      } finally {
        setBusy(false)
      }
    },
  }
}
