import { memo, type HTMLInputAutoCompleteAttribute } from 'react'
import { CharacterCount } from './CharacterCount'
import { FieldFrame, frameIds } from './FieldFrame'
import { FieldSlot } from './FieldSlot'
import { LineInput } from './LineInput'
import { useField, type NameOf } from './useField'

interface TextFieldProps<Values extends object> {
  name: NameOf<Values, string>
  label: string
  description?: string
  required?: boolean
  /** What is typed; also decides the keyboard of a phone. Default `text`. */
  type?: 'text' | 'url' | 'email' | 'password'
  /** What a browser may fill in; `off` by default. */
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Longest text in characters: a counter appears near it. The rules decide, nothing is cut off. */
  maxLength?: number
  placeholder?: string
  disabled?: boolean
}

const trim = (value: string) => value.trim()

function TextFieldOf<Values extends object = Record<string, string>>(props: TextFieldProps<Values>) {
  const { name, label, description, required, type = 'text', autoComplete = 'off', maxLength } = props
  const field = useField<string>(name, { label, ...(type === 'password' ? {} : { normalise: trim }) })
  const texts = { label, description, required, optional: !required, error: field.problem }
  const isProse = type === 'text'
  return (
    <FieldSlot name={name}>
      <FieldFrame
        id={field.id}
        {...texts}
        aside={<CharacterCount length={field.value.length} longest={maxLength} />}
      >
        <LineInput
          id={field.id}
          name={name}
          type={type}
          dir={isProse ? 'auto' : 'ltr'}
          value={field.value}
          onValueChange={field.change}
          onBlur={field.leave}
          placeholder={props.placeholder}
          disabled={props.disabled}
          autoComplete={autoComplete}
          autoCapitalize={isProse ? undefined : 'none'}
          spellCheck={isProse ? undefined : false}
          aria-required={required || undefined}
          aria-invalid={field.problem ? true : undefined}
          aria-describedby={frameIds(field.id, texts).describedBy}
        />
      </FieldFrame>
    </FieldSlot>
  )
}

/**
 * One line of text. Blanks around it go when the focus leaves (a password's stay); nothing changes while typing.
 *
 * Use it for a name, an address, an e-mail, a password: whatever fits on one line.
 */
export const TextField = memo(TextFieldOf) as typeof TextFieldOf
