import { Button } from '@blueprintjs/core'
import { EditorFoot } from '../richtext/EditorFoot'
import styles from './FieldPlaceholder.module.css'
import { FieldFrame, frameIds, type FieldTexts } from './FieldFrame'

interface FieldPlaceholderProps extends FieldTexts {
  id: string
  /** What is being fetched, in words. */
  what: string
  /** As low as fields that begin empty; as high as the editor by default. */
  isLow?: boolean
  /** There when the code could not be fetched. */
  onRetry: (() => void) | undefined
}

/** Stands where a field will whose code is fetched, about as large as it: nothing moves when it comes. */
export function FieldPlaceholder({ id, what, isLow = false, onRetry, ...texts }: FieldPlaceholderProps) {
  return (
    <FieldFrame id={id} {...texts} isGroup>
      <div className={styles.place}>
        <div
          id={id}
          className={styles.box}
          // The form leads here when the text has a problem before its code is there.
          tabIndex={-1}
          aria-describedby={frameIds(id, texts).describedBy}
          data-invalid={texts.error ? true : undefined}
        >
          <div className={isLow ? styles.inLow : styles.inBox}>
            {onRetry ? (
              <div role="alert" className={styles.failed}>
                The {what} could not be loaded. What you typed in this form is still here.
                <Button size="small" text="Retry" onClick={onRetry} />
              </div>
            ) : (
              <span aria-busy>Loading the {what}…</span>
            )}
          </div>
          {!isLow && (
            <div className={styles.foot} aria-hidden>
              <EditorFoot>0 words</EditorFoot>
            </div>
          )}
        </div>
      </div>
    </FieldFrame>
  )
}
