import { createPortal } from 'react-dom'
import type { FormController } from '../../lib/FormController'
import { useWatched } from '../../lib/useWatched'
import styles from './SaveState.module.css'

interface SaveStateProps {
  editor: FormController<object>
  /** Where it stands on the page; null until that is drawn. */
  place: HTMLElement | null
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/**
 * Whether what stands in the form is saved, and since when.
 *
 * Use it through Form, which draws it in the bar of a RecordPage.
 */
export function SaveState({ editor, place }: SaveStateProps) {
  const isUnsaved = useWatched(editor, (one) => one.hasUnsaved)
  const savedAt = useWatched(editor, (one) => one.savedAt)
  if (!place) return null
  if (isUnsaved) return createPortal(<span className={styles.unsaved}>Unsaved changes</span>, place)
  if (savedAt === undefined) return null
  return createPortal(
    <>
      Saved <time dateTime={new Date(savedAt).toISOString()}>{clock.format(savedAt)}</time>
    </>,
    place,
  )
}
