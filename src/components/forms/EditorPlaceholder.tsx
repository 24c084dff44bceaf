import { Button } from '@blueprintjs/core'
import styles from './EditorPlaceholder.module.css'
import { FieldFrame, frameIds, type FieldTexts } from './FieldFrame'

interface EditorPlaceholderProps extends FieldTexts {
  id: string
  /** There when the editor's code could not be fetched. */
  onRetry: (() => void) | undefined
}

/** Stands where the editor will, as large as it: nothing moves when it comes. */
export function EditorPlaceholder({ id, onRetry, ...texts }: EditorPlaceholderProps) {
  return (
    <FieldFrame id={id} {...texts} isGroup>
      <div className={styles.place}>
        <div
          id={id}
          className={styles.box}
          // The form leads here when the text has a problem before the editor is there.
          tabIndex={-1}
          aria-describedby={frameIds(id, texts).describedBy}
          data-invalid={texts.error ? true : undefined}
        >
          {onRetry ? (
            <div role="alert" className={styles.failed}>
              The editor could not be loaded. What you typed in this form is still here.
              <Button size="small" text="Retry" onClick={onRetry} />
            </div>
          ) : (
            <span aria-busy>Loading the editor…</span>
          )}
        </div>
      </div>
    </FieldFrame>
  )
}
