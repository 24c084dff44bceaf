import { useCallback, useEffect, useId } from 'react'
import type { FormField } from '../../lib/FormController'
import { useLatest } from '../../lib/useLatest'
import { useWatched } from '../../lib/useWatched'
import { useFormContext } from '../form/FormContext'

/** Names of the form's fields that hold a `Value`: what a field component may be bound to. */
export type NameOf<Values, Value> = {
  [F in keyof Values]-?: Values[F] extends Value ? F : never
}[keyof Values] &
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

/** Binds a component to one field of the form around it. It draws again when its own value or problem changes, and no other. */
export function useField<Value>(name: string, known: FormField): BoundField<Value> {
  const controller = useFormContext()
  const { form } = controller
  const value = useWatched(controller, (one) => (one.form.values as Record<string, unknown>)[name])
  const problem = useWatched(controller, (one) => one.form.errors[name])
  const id = useId()
  const latest = useLatest(known)

  useEffect(
    () =>
      form.addField(name, {
        get label() {
          return latest.current.label
        },
        normalise: (text) => latest.current.normalise?.(text) ?? text,
        commit: () => latest.current.commit?.(),
        problem: () => latest.current.problem?.(),
        get show() {
          return latest.current.show
        },
        get kind() {
          return latest.current.kind
        },
      }),
    [form, name, latest],
  )

  const change = useCallback((next: Value) => form.set(name, next), [form, name])
  const leave = () => {
    if (typeof value !== 'string' || !known.normalise) return
    const normal = known.normalise(value)
    if (normal !== value) form.set(name, normal)
  }
  return { id, value: value as Value, change, leave, problem: problem || undefined }
}
