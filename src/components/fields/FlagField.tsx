import { Checkbox } from '@blueprintjs/core'
import { memo } from 'react'
import '../../styles/choices.scss'
import styles from './FlagField.module.css'
import { FieldSlot } from './FieldSlot'
import { useField, type NameOf } from './useField'

interface FlagFieldProps<Values extends object> {
  name: NameOf<Values, boolean>
  label: string
  description?: string
  /** Drawn as a switch at the end of its row; a checkbox all the same. */
  isSwitch?: boolean
  disabled?: boolean
}

function FlagFieldOf<Values extends object = Record<string, boolean>>(props: FlagFieldProps<Values>) {
  const { name, label, description, isSwitch = false, disabled } = props
  const field = useField<boolean>(name, { label })
  const describedBy = [field.problem ? `${field.id}-error` : '', description ? `${field.id}-description` : '']
  return (
    <FieldSlot name={name}>
      <Checkbox
        id={field.id}
        name={name}
        className={isSwitch ? styles.switch : styles.flag}
        label={label}
        checked={field.value}
        onChange={(event) => field.change(event.currentTarget.checked)}
        onBlur={field.leave}
        disabled={disabled}
        aria-invalid={field.problem ? true : undefined}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
      />
      {description && (
        <div id={`${field.id}-description`} className={styles.below}>
          {description}
        </div>
      )}
      {field.problem && (
        <div id={`${field.id}-error`} className={`${styles.below} ${styles.error}`}>
          {field.problem}
        </div>
      )}
    </FieldSlot>
  )
}

/**
 * A yes or no: one checkbox.
 *
 * Use it for a yes or no that is saved with its form. For a setting that works at once, a button with aria-pressed
 * is clearer.
 */
export const FlagField = memo(FlagFieldOf) as typeof FlagFieldOf
