import { noParent } from '../../contract/limits'
import { FieldSlot } from './FieldSlot'
import { ParentPicker, type ParentPickerProps } from '../picker/ParentPicker'
import { OptionsFailure, type OptionsFailureProps } from '../picker/OptionsFailure'
import { fullPath } from '../picker/optionTree'
import { useField, type NameOf } from './useField'

interface ParentFieldProps<Values extends object> extends Omit<
  ParentPickerProps,
  'id' | 'value' | 'onChange' | 'error'
> {
  /** The options could not be loaded. */
  failure?: OptionsFailureProps | undefined
  name: NameOf<Values, number>
}

/**
 * The parent of a record of a tree, kept as its id; 0 means none (specification §9).
 *
 * Use it to hang a record below another of its own tree. For related records of another kind use PickerField.
 */
export function ParentField<Values extends object = Record<string, number>>(props: ParentFieldProps<Values>) {
  const { name, failure, ...rest } = props
  const show = (value: unknown) => {
    const option = props.options.find(({ id }) => id === value)
    return option ? fullPath(option) : value === noParent ? 'None' : `#${String(value)}`
  }
  const field = useField<number>(name, { label: props.label, show })
  return (
    <FieldSlot name={name}>
      <ParentPicker
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
