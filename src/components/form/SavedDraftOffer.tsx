import type { FormController } from '../../lib/FormController'
import { useChunk } from '../../lib/loading/useChunk'
import { useWatched } from '../../lib/useWatched'

const loadBar = () => import('../compare/SavedDraftBar').then((module) => module.SavedDraftBar)

/**
 * Offers the draft of an earlier visit, or says that it stands in the form again.
 *
 * Use it through Form, which draws it above its fields.
 */
export function SavedDraftOffer({ editor }: { editor: FormController<object> }) {
  const draft = useWatched(editor, (one) => one.offeredDraft)
  const { part: SavedDraftBar } = useChunk(loadBar, draft !== undefined)
  if (!draft || !SavedDraftBar) return null
  return (
    <SavedDraftBar
      draft={draft}
      saved={editor.form.theirs}
      fieldOf={editor.form.fieldOf}
      onRestore={editor.restoreDraft}
      onDiscard={editor.discardDraft}
    />
  )
}
