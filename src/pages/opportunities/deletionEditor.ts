import type { Opportunity } from '../../contract/entities'
import type { Stores } from '../../stores/createStores'
import type { Notice } from '../../stores/editor/Notice'
import { RecordEditor } from '../../stores/editor/RecordEditor'
import { replacing } from '../../stores/editor/Replacement'
import { opportunitiesOf } from '../../stores/OpportunityStore'

/** What is edited of an opportunity that is deleted, or restored. */
export interface DeletionValues {
  isDeleted: boolean
}

/** Deletes an opportunity once it is submitted, or restores one that is deleted; the message offers Undo. */
export function deletionEditor(
  stores: Stores,
  notify: (notice: Notice) => void,
  { id, title, isDeleted: wasDeleted }: Opportunity,
): RecordEditor<DeletionValues> {
  const opportunities = opportunitiesOf(stores)
  const isBack = `${title} is back`
  const made: RecordEditor<DeletionValues> = new RecordEditor<DeletionValues>({
    initial: { isDeleted: wasDeleted },
    tag: opportunities.one.of(id).tag,
    check: () => ({}),
    writer: replacing({
      async read(options) {
        const { isDeleted } = await opportunities.one.read(id, options)
        if (isDeleted !== made.form.theirs.isDeleted) opportunities.changed(id)
        return { isDeleted }
      },
      write: ({ isDeleted }, options) => opportunities.setDeleted(id, isDeleted, options),
      isExact: true,
    }),
    words: {
      saved: wasDeleted ? isBack : 'contribution deleted successfully',
      undone: () => (wasDeleted ? `${title} is deleted again` : isBack),
      notUndone: (reason) => reason,
    },
    notify,
    hasNoCountdown: true,
    isSignedIn: () => stores.session.user !== undefined,
  })
  made.form.set('isDeleted', !wasDeleted)
  return made
}
