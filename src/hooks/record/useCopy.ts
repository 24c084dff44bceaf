import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { errorMessage, isUnauthorized } from '../../api/errors'
import { useLatest } from '../../lib/useLatest'
import type { RecordEditor } from '../../stores/editor/RecordEditor'
import { useConsole } from '../useConsole'
import { copiedId, copyOf, type CopiedKind } from './copyState'

/** Fills a form that adds with what another record holds, where the way here asks for that. What was typed is kept as a draft. */
export function useCopy<Values extends object>(
  kind: CopiedKind,
  editor: RecordEditor<Values>,
  read: (id: number) => Promise<Values>,
): void {
  const { toaster } = useConsole()
  const navigate = useNavigate()
  const { state, pathname, search, hash } = useLocation()
  const id = copiedId(kind, state)
  const latest = useLatest({ read, navigate, to: { pathname, search, hash } })
  useEffect(() => {
    if (id === undefined) return
    const { navigate: go, to } = latest.current
    // Once: a reload of the page shall not do it again.
    void go(to, { replace: true, state: null })
    const fill = async () => {
      try {
        editor.fill(await latest.current.read(id))
        toaster.show({ message: 'Copied into the form. Nothing is saved until you add it' })
      } catch (error) {
        // The login screen says that the session has ended.
        if (isUnauthorized(error)) return
        toaster.show({
          message: `Not copied: ${errorMessage(error)}`,
          intent: 'danger',
          action: {
            label: 'Retry',
            onClick: () => void latest.current.navigate(latest.current.to, { state: copyOf(kind, id) }),
          },
        })
      }
    }
    void fill()
  }, [id, kind, editor, latest, toaster])
}
