import type { FormController } from '../../lib/FormController'
import { useChunk } from '../../lib/useChunk'
import { useWatched } from '../../lib/useWatched'

const loadBar = () => import('../compare/DraftBar').then((module) => module.DraftBar)

/**
 * Offers the draft of an earlier visit, or says that it stands in the form again.
 *
 * Use it through Form, which draws it above its fields.
 */
export function SavedDraft({ editor }: { editor: FormController<object> }) {
  const draft = useWatched(editor, (one) => one.offeredDraft)
  const { part: DraftBar } = useChunk(loadBar, draft !== undefined)
  if (!draft || !DraftBar) return null
  return (
    <DraftBar
      draft={draft}
      saved={editor.form.theirs}
      fieldOf={editor.form.fieldOf}
      onRestore={editor.restoreDraft}
      onDiscard={editor.discardDraft}
    />
  )
}
