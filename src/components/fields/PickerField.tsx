import { memo } from 'react'
import { FieldSlot } from './FieldSlot'
import { MultiPicker, type MultiPickerProps } from '../picker/MultiPicker'
import { OptionsFailure, type OptionsFailureProps } from '../picker/OptionsFailure'
import { useField, type NameOf } from './useField'

interface PickerFieldProps<Values extends object> extends Omit<
  MultiPickerProps,
  'id' | 'value' | 'onChange' | 'error'
> {
  /** The options could not be loaded. */
  failure?: OptionsFailureProps | undefined
  name: NameOf<Values, number[]>
}

function PickerFieldOf<Values extends object = Record<string, number[]>>(props: PickerFieldProps<Values>) {
  const { name, failure, ...rest } = props
  const names = () => new Map([...(props.known ?? []), ...props.options].map((one) => [one.id, one.name]))
  const show = (value: unknown) =>
    Array.isArray(value) ? value.map((id: number) => names().get(id) ?? `#${id}`).join(', ') : ''
  const field = useField<number[]>(name, { label: props.label, show })
  return (
    <FieldSlot name={name}>
      <MultiPicker
        {...rest}
        optional={!rest.required}
        id={field.id}
        value={field.value}
        onChange={field.change}
        error={field.problem}
      />
      {failure && <OptionsFailure {...failure} />}
    </FieldSlot>
  )
}

/**
 * Several related records of the form, kept as their ids.
 *
 * Use it for relations to any number of records: tags, categories, language stacks. For one of a few fixed words use
 * SelectField.
 */
export const PickerField = memo(PickerFieldOf) as typeof PickerFieldOf
