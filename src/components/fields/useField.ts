import { useEffect, useId } from 'react'
import { useController } from 'react-hook-form'
import { useFormContext, type KnownField } from '../form/FormContext'
import { useLatest } from '../../lib/useLatest'

/** Names of the draft's fields that hold a `Value`: what a field component may be bound to. */
export type NameOf<Draft, Value> = {
  [F in keyof Draft]-?: Draft[F] extends Value ? F : never
}[keyof Draft] &
  string

/** A field of the surrounding form, as its component needs it. */
export interface BoundField<Value> {
  id: string
  value: Value
  change: (value: Value) => void
  /** To be called when the focus leaves: normalises the value. */
  leave: () => void
  problem: string | undefined
}

/** Binds a component to one field of the form around it. The one place where fields meet the form library. */
export function useField<Value>(name: string, known: KnownField): BoundField<Value> {
  const { control, addField } = useFormContext()
  const { field, fieldState } = useController({ control, name })
  const id = useId()
  const latest = useLatest(known)

  useEffect(
    () =>
      addField(name, {
        get label() {
          return latest.current.label
        },
        normalise: (value) => latest.current.normalise?.(value) ?? value,
        commit: () => latest.current.commit?.(),
        problem: () => latest.current.problem?.(),
        get show() {
          return latest.current.show
        },
        get kind() {
          return latest.current.kind
        },
      }),
    [addField, name, latest],
  )

  const leave = () => {
    const before: unknown = field.value
    if (typeof before === 'string' && known.normalise) {
      const after = known.normalise(before)
      if (after !== before) field.onChange(after)
    }
    field.onBlur()
  }
  const message = fieldState.error?.message
  return { id, value: field.value as Value, change: field.onChange, leave, problem: message || undefined }
}
