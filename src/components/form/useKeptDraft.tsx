import { useEffect, type ReactNode } from 'react'
import type { KeptDraft } from './KeptDraft'
import { useChunk } from '../../lib/useChunk'
import type { DraftForm } from './useDraftForm'
import { useLatest } from '../../lib/useLatest'

const loadBar = () => import('../compare/DraftBar').then((module) => module.DraftBar)

/** The bar that offers a kept draft; one of a session that ended in mid-edit is put back at once. */
export function useKeptDraft<Draft>(kept: KeptDraft | undefined, form: DraftForm<Draft>): ReactNode {
  const { part: DraftBar } = useChunk(loadBar, kept !== undefined)
  const latest = useLatest(form)

  useEffect(() => {
    if (!kept?.isImmediate) return
    kept.onRestored()
    latest.current.put(kept.values)
  }, [kept, latest])

  if (!kept || !DraftBar) return null
  const handleRestore = () => {
    kept.onRestored()
    form.put(kept.values)
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
