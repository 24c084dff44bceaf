import { useEffect, type ReactNode } from 'react'
import type { KeptDraft } from './KeptDraft'
import { useChunk } from './useChunk'
import type { DraftForm } from './useDraftForm'
import { useLatest } from './useLatest'

const loadBar = () => import('./DraftBar').then((module) => module.DraftBar)

/** The bar that offers a kept draft; one of a session that ended in mid-edit is put back at once. */
export function useKeptDraft<Draft>(kept: KeptDraft | undefined, form: DraftForm<Draft>): ReactNode {
  const { part: DraftBar } = useChunk(loadBar, kept !== undefined)
  const latest = useLatest(form)

  useEffect(() => {
    if (!kept?.isImmediate) return
    latest.current.put(kept.values)
    kept.onRestored()
  }, [kept, latest])

  if (!kept || !DraftBar) return null
  const handleRestore = () => {
    form.put(kept.values)
    kept.onRestored()
  }
  const handleDiscard = () => {
    if (kept.isRestored) form.put(form.initial())
    kept.onDiscarded()
  }
  return (
    <DraftBar
      kept={kept}
      saved={form.initial()}
      fieldOf={form.reach.fieldOf}
      onRestore={handleRestore}
      onDiscard={handleDiscard}
    />
  )
}
