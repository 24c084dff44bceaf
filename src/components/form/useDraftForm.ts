import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { Problems } from '../../contract/rules'
import { sameValue } from '../../contract/sameValue'
import { FieldRegistry } from './FieldRegistry'
import type { FormContextValue, KnownField } from './FormContext'
import { useChosenFiles } from './useChosenFiles'
import { useLatest } from '../../lib/useLatest'
import { useUnsaved } from './useUnsaved'

interface DraftFormOptions<Draft extends object> {
  initial: Draft
  startWith: Partial<Draft> | undefined
  check: (draft: Draft) => Problems<Draft>
  onValuesChange: ((draft: Draft) => void) | undefined
  onFilesChange: ((names: readonly string[]) => void) | undefined
}

/** A problem at one field, with the field's label where the form shows that field. */
export interface DraftProblem {
  name: string
  label: string | undefined
  message: string
}

/** The values, problems and baseline of one form. The form library stands behind this hook and is seen nowhere else but in `useField`. */
export interface DraftForm<Draft> {
  context: FormContextValue
  isDirty: boolean
  problems: DraftProblem[]
  /** Why the form can't be sent at the moment, said by one of its fields. */
  held: string | undefined
  /** Puts values over those that stand in the form; they count as typed. */
  put: (values: Readonly<Record<string, unknown>>) => void
  /** The values that nobody has changed yet. */
  initial: () => Readonly<Record<string, unknown>>
  reach: {
    commit: () => void
    labelOf: (name: string) => string
    fieldOf: (name: string) => KnownField | undefined
  }
  /** Whether one of its fields takes text of several lines. */
  hasLongText: () => boolean
  /**
   * Normalises and checks; calls `send` with a copy of the draft, or `refuse` with the names of the wrong fields. Answers
   * what `send` does, or `false`.
   */
  submit: (send: (draft: Draft) => Promise<boolean>, refuse: (names: string[]) => void) => Promise<boolean>
  addProblems: (fields: Partial<Record<string, string>>) => void
  /** `saved` is the baseline from now on; what was typed since it was sent stays. Tells whether there was something. */
  settle: (saved: Draft) => boolean
  /** Back to `initial`, but for what was typed since `sent` was sent; tells whether there was something. */
  clear: (sent: Draft) => boolean
}

export function useDraftForm<Draft extends object>(options: DraftFormOptions<Draft>): DraftForm<Draft> {
  const { initial, startWith, onValuesChange } = options
  const [fields] = useState(() => new FieldRegistry())
  const latest = useLatest(options)

  const resolver = useCallback<Resolver>(
    (values) => {
      // The contract's rules have the last word at a field.
      const found = {
        ...Object.fromEntries(fields.problems()),
        ...sentencesOf(latest.current.check(values as Draft)),
      }
      const errors: FieldErrors = {}
      for (const [name, message] of Object.entries(found)) errors[name] = { type: 'rule', message }
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
    },
    [fields, latest],
  )
  const form = useForm({
    defaultValues: { ...initial, ...startWith },
    resolver,
    shouldFocusError: false,
    reValidateMode: 'onChange',
  })
  const onChosen = useChosenFiles(options.onFilesChange)
  const { getFieldState, trigger } = form
  const { control, getValues, setValue, reset, setError, handleSubmit, subscribe } = form
  const { errors } = form.formState

  const { isUnsaved, baseline } = useUnsaved(form, initial)
  // By value: a page may make the same draft anew at each of its renders, and after a save an old one.
  const taken = useRef<{ initial: object; startWith?: object }>({ initial })

  useEffect(() => {
    if (sameValue(taken.current.initial, initial)) return
    taken.current.initial = initial
    const [now, before] = [getValues(), baseline.get()]
    for (const [name, value] of Object.entries(initial)) {
      if (sameValue(now[name], before[name]) && !sameValue(now[name], value)) setValue(name, value)
    }
    baseline.set(initial)
  }, [initial, getValues, setValue, baseline])

  useEffect(() => {
    if (!startWith || sameValue(taken.current.startWith, startWith)) return
    taken.current.startWith = startWith
    const [now, before] = [getValues(), baseline.get()]
    for (const [name, value] of Object.entries(startWith)) {
      if (sameValue(now[name], before[name])) setValue(name, value)
    }
  }, [startWith, getValues, setValue, baseline])

  useEffect(() => {
    if (!onValuesChange) return
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => latest.current.onValuesChange?.({ ...values } as Draft),
    })
  }, [subscribe, onValuesChange, latest])

  const [holders, setHolders] = useState<ReadonlyMap<string, string>>(new Map())
  const context = useMemo<FormContextValue>(
    () => ({
      control,
      addField: (name, field) => fields.add(name, field),
      recheck: (name) => {
        if (getFieldState(name).invalid) void trigger(name)
      },
      hold: (holder, reason) => setHolders((before) => withHolder(before, holder, reason)),
      onChosen,
    }),
    [control, fields, getFieldState, trigger, onChosen],
  )
  const reach = useMemo(
    () => ({
      commit: () => fields.commit(),
      labelOf: (name: string) => fields.labelOf(name) ?? name,
      fieldOf: (name: string) => fields.of(name),
    }),
    [fields],
  )

  return {
    context,
    isDirty: isUnsaved,
    problems: listProblems(errors, fields),
    held: holders.values().next().value,
    put(values) {
      for (const [name, value] of Object.entries(values)) setValue(name, value)
    },
    initial: () => latest.current.initial as Readonly<Record<string, unknown>>,
    reach,
    hasLongText: () => fields.hasLongText(),
    async submit(send, refuse) {
      let isSaved = false
      fields.commit()
      for (const [name, value] of fields.normalised(getValues())) setValue(name, value)
      await handleSubmit(
        async (draft) => {
          isSaved = await send(draft as Draft)
        },
        (found) => refuse(Object.keys(found)),
      )()
      return isSaved
    },
    addProblems(found) {
      for (const [name, message] of Object.entries(found))
        if (message) setError(name, { type: 'server', message })
    },
    settle(saved) {
      baseline.set(saved)
      return !sameValue(getValues(), saved)
    },
    clear(sent) {
      const now = getValues()
      const start = latest.current.initial
      reset(start as FieldValues, { keepFieldsRef: true })
      baseline.set(start)
      const typed = Object.entries(sent).filter(([name, value]) => !sameValue(now[name], value))
      for (const [name] of typed) setValue(name, now[name])
      return typed.length > 0
    },
  }
}

/** The rules' problems that say something. */
function sentencesOf(problems: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).filter(([, message]) => typeof message === 'string' && message !== ''),
  )
}

function listProblems(errors: FieldErrors, fields: FieldRegistry): DraftProblem[] {
  return Object.entries(errors).flatMap(([name, error]) =>
    typeof error?.message === 'string' ? [{ name, label: fields.labelOf(name), message: error.message }] : [],
  )
}

function withHolder(before: ReadonlyMap<string, string>, holder: string, reason: string | undefined) {
  if (before.get(holder) === reason) return before
  const after = new Map(before)
  if (reason === undefined) after.delete(holder)
  else after.set(holder, reason)
  return after
}
