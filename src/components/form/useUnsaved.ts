import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { sameValue } from '../../contract/sameValue'

/** What a form's values are compared with to tell whether somebody changed them. */
export interface Baseline {
  get: () => FieldValues
  set: (values: object) => void
}

/**
 * Whether a form's values differ from its baseline, by the equality that drafts and merges use. The form library has one
 * of its own, for which ids in another order are a change.
 */
export function useUnsaved(
  { getValues, subscribe }: Pick<UseFormReturn, 'getValues' | 'subscribe'>,
  initial: object,
): { isUnsaved: boolean; baseline: Baseline } {
  const values = useRef<object>(initial)
  const [isUnsaved, setUnsaved] = useState(() => !sameValue(getValues(), initial))
  const compare = useCallback(() => {
    const baseline = values.current
    setUnsaved(!sameValue(getValues(), baseline))
  }, [getValues])
  useEffect(() => subscribe({ formState: { values: true }, callback: compare }), [subscribe, compare])
  const baseline = useMemo<Baseline>(
    () => ({
      get: () => values.current as FieldValues,
      set(next) {
        values.current = next
        compare()
      },
    }),
    [compare],
  )
  return { isUnsaved, baseline }
}
