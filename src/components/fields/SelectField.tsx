import { HTMLSelect } from '@blueprintjs/core'
import '../../styles/select.css'
import { FieldFrame, frameIds } from './FieldFrame'
import { FieldSlot } from './FieldSlot'
import { useField, type NameOf } from './useField'
import type { SelectOption } from './wireOptions'

interface SelectFieldProps<Values extends object> {
  name: NameOf<Values, string>
  label: string
  /** In the order in which they are shown. */
  options: readonly SelectOption[]
  description?: string
  required?: boolean
  disabled?: boolean
}

/**
 * One of a few fixed choices: the browser's own select.
 *
 * Use it for up to about ten fixed choices. For records of the directory use PickerField or ParentField; for a yes
 * or no, FlagField.
 */
export function SelectField<Values extends object = Record<string, string>>(props: SelectFieldProps<Values>) {
  const { name, label, options, description, required, disabled } = props
  const field = useField<string>(name, { label })
  const texts = { label, description, required, error: field.problem }
  return (
    <FieldSlot name={name}>
      <FieldFrame id={field.id} {...texts}>
        <HTMLSelect
          id={field.id}
          name={name}
          fill
          options={[...options]}
          value={field.value}
          onChange={(event) => field.change(event.currentTarget.value)}
          onBlur={field.leave}
          disabled={disabled}
          iconProps={{ title: undefined }}
          aria-required={required || undefined}
          aria-invalid={field.problem ? true : undefined}
          aria-describedby={frameIds(field.id, texts).describedBy}
        />
      </FieldFrame>
    </FieldSlot>
  )
}
