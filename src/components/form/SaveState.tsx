import { createPortal } from 'react-dom'
import { clockWord } from '../../lib/english/dates'
import { useWatched } from '../../lib/useWatched'
import { useFormContext } from './FormContext'
import styles from './SaveState.module.css'

interface SaveStateProps {
  /** Where it stands on the page. */
  place: HTMLElement
}

/**
 * Whether what stands in the form around it is saved, and since when.
 *
 * Use it through RecordPage, which has it drawn in its bar.
 */
export function SaveState({ place }: SaveStateProps) {
  const editor = useFormContext()
  const isUnsaved = useWatched(editor, (one) => one.hasUnsaved)
  const savedAt = useWatched(editor, (one) => one.savedAt)
  if (isUnsaved) return createPortal(<span className={styles.unsaved}>Unsaved changes</span>, place)
  if (savedAt === undefined) return null
  return createPortal(
    <>
      Saved <time dateTime={new Date(savedAt).toISOString()}>{clockWord(savedAt)}</time>
    </>,
    place,
  )
}
