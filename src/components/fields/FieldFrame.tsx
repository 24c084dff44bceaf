import type { ReactNode } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden'
import styles from './FieldFrame.module.css'

/** The texts around a control. */
export interface FieldTexts {
  /** Visible label and accessible name (decisions, "Words on screen"). */
  label: string
  /** One line below the label that helps to fill it in. */
  description?: string | undefined
  error?: string | undefined
  required?: boolean | undefined
  /** Says so beside the label: in a form most fields are required. */
  optional?: boolean | undefined
}

interface FieldFrameProps extends FieldTexts {
  /** Id of the control; those of label, description and error derive from it. */
  id: string
  /** The control is several elements under one name: a group instead of a label for one input. */
  isGroup?: boolean
  /** The control is an element that no label element can name, such as the editor: what a press on the label does. */
  onLabelPress?: () => void
  /** The error just came up by itself, as after an upload: it is announced at once. */
  isUrgent?: boolean
  /** Right of the label, such as a counter of characters. */
  aside?: ReactNode
  children: ReactNode
}

/** Ids of what stands around the control `id`, and what its `aria-describedby` has to be. */
export function frameIds(id: string, texts: Pick<FieldTexts, 'description' | 'error'>) {
  const [label, description, error] = [`${id}-label`, `${id}-description`, `${id}-error`]
  const describedBy = [texts.error ? error : '', texts.description ? description : '']
    .filter(Boolean)
    .join(' ')
  return { label, description, error, describedBy: describedBy || undefined }
}

/** Label, hint and problem around one control, in the look of Blueprint's form group. */
export function FieldFrame(props: FieldFrameProps) {
  const {
    id,
    label,
    description,
    error,
    required = false,
    optional = false,
    isGroup = false,
    onLabelPress,
    isUrgent,
    aside,
    children,
  } = props
  const ids = frameIds(id, props)
  const group = isGroup
    ? { role: 'group', 'aria-labelledby': ids.label, 'aria-describedby': ids.describedBy }
    : {}
  const Label = isGroup ? 'span' : 'label'
  return (
    <div className={styles.frame} {...group}>
      <div className={styles.head}>
        {onLabelPress ? (
          <span id={ids.label} role="presentation" className={styles.label} onClick={onLabelPress}>
            {label}
          </span>
        ) : (
          <Label id={ids.label} htmlFor={isGroup ? undefined : id} className={styles.label}>
            {label}
          </Label>
        )}
        {/* Outside the label, so that the field's name stays the label's words. */}
        {optional && <span className={styles.optional}>optional</span>}
        {/* Controls say it by aria-required, which a group has not. */}
        {required && isGroup && <VisuallyHidden>required</VisuallyHidden>}
        {aside}
      </div>
      {description && (
        <div id={ids.description} className={styles.description}>
          {description}
        </div>
      )}
      <div className={styles.control}>{children}</div>
      {error && (
        <div id={ids.error} className={styles.error} role={isUrgent ? 'alert' : undefined}>
          {error}
        </div>
      )}
    </div>
  )
}
