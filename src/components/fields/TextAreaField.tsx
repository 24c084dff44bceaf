import { TextArea } from '@blueprintjs/core'
import { memo } from 'react'
import { CharacterCount } from './CharacterCount'
import { FieldFrame, frameIds } from './FieldFrame'
import { FieldSlot } from './FieldSlot'
import styles from './TextAreaField.module.css'
import { useField, type NameOf } from './useField'

interface TextAreaFieldProps<Values extends object> {
  name: NameOf<Values, string>
  label: string
  description?: string
  required?: boolean
  /** Longest text in characters: a counter appears near it. The rules decide, nothing is cut off. */
  maxLength?: number
  /** Lines shown when empty; grows with the text. Default 3. */
  rows?: number
  placeholder?: string
  disabled?: boolean
}

const trimEnd = (value: string) => value.trimEnd()

function TextAreaFieldOf<Values extends object = Record<string, string>>(props: TextAreaFieldProps<Values>) {
  const { name, label, description, required, maxLength, rows = 3 } = props
  const field = useField<string>(name, { label, kind: 'lines', normalise: trimEnd })
  const texts = { label, description, required, optional: !required, error: field.problem }
  return (
    <FieldSlot name={name}>
      <FieldFrame
        id={field.id}
        {...texts}
        aside={<CharacterCount length={field.value.length} longest={maxLength} />}
      >
        <TextArea
          id={field.id}
          name={name}
          className={styles.area}
          dir="auto"
          rows={rows}
          style={{ minHeight: `calc(${rows} * 1.45em + 14px)` }}
          fill
          autoResize
          value={field.value}
          onChange={(event) => field.change(event.currentTarget.value)}
          onBlur={field.leave}
          placeholder={props.placeholder}
          disabled={props.disabled}
          aria-required={required || undefined}
          aria-invalid={field.problem ? true : undefined}
          aria-describedby={frameIds(field.id, texts).describedBy}
        />
      </FieldFrame>
    </FieldSlot>
  )
}

/**
 * Several lines of text, as high as the text needs. Blanks at its end go when the focus leaves.
 *
 * Use it for plain text of more than one line. With formatting, use RichTextField.
 */
export const TextAreaField = memo(TextAreaFieldOf) as typeof TextAreaFieldOf
