import { runInAction } from 'mobx'
import { useEffect, useState, type ComponentType } from 'react'
import { fn } from 'storybook/test'
import type { Problems } from '../../src/contract/fieldRules'
import type { FormController, FormFailure } from '../../src/lib/FormController'
import { useLatest } from '../../src/lib/useLatest'
import { creating } from '../../src/stores/editor/Creation'
import { RecordEditor } from '../../src/stores/editor/RecordEditor'

/** How a form in a story is sent, and how it stands. */
export interface Handling<Values> {
  /** Returns whether the values were saved; may throw an `ApiError`. */
  onSubmit: (values: Values) => Promise<boolean>
  saving?: boolean
  failure?: FormFailure
  /** Seconds until sending is allowed again. */
  retryIn?: number
  isOffline?: boolean
  /** Receives whether the values differ from what is saved. */
  onDirtyChange?: (isDirty: boolean) => void
  /** Receives all values at every change. */
  onValuesChange?: (values: Values) => void
}

export interface StoryEditorOptions<Values extends object> extends Handling<Values> {
  initial: Values
  check?: (values: Values) => Problems<Values>
  /** A form that creates: after a save it starts again. */
  clearOnSaved?: boolean
  /** Values that somebody has typed already. */
  startWith?: Partial<Values>
}

/** The product's own editor behind a form in a story. */
export function useStoryEditor<Values extends object>(
  options: StoryEditorOptions<Values>,
): RecordEditor<Values> {
  const { initial, onDirtyChange, onValuesChange } = options
  const latest = useLatest(options)
  const [editor] = useState(() => {
    const made = new RecordEditor<Values>({
      initial,
      check: (values) => latest.current.check?.(values) ?? {},
      writer: creating(async (values) => {
        if (!(await latest.current.onSubmit(values))) throw new DOMException('Not saved', 'AbortError')
      }),
      words: { saved: 'Saved' },
      notify: () => undefined,
      keepsValues: !options.clearOnSaved,
    })
    if (options.startWith) made.form.put(options.startWith)
    runInAction(() => {
      made.isSaving = options.saving ?? false
      made.isOnline = !options.isOffline
      made.failure = options.failure
      made.pause = options.retryIn === undefined ? undefined : { seconds: options.retryIn }
    })
    return made
  })
  useEffect(() => editor.open(undefined), [editor])
  useEffect(() => editor.form.load({ record: initial }), [editor, initial])
  useEffect(() => {
    const report = () => onDirtyChange?.(editor.form.isUnsaved)
    report()
    return editor.watch(() => editor.form.isUnsaved, report)
  }, [editor, onDirtyChange])
  useEffect(
    () =>
      editor.watch(
        () => editor.form.values,
        () => onValuesChange?.(editor.form.values),
      ),
    [editor, onValuesChange],
  )
  return editor
}

type InEditorProps<Props, Values> = Omit<Props, 'editor'> & { initial: Values; handling: Handling<Values> }

/** A page's form in a story: with an editor that checks by these rules and saves as `handling` says. */
export function inEditor<Values extends object, Props extends { editor: FormController<Values> }>(
  Form: ComponentType<Props>,
  check: (values: Values, props: Omit<Props, 'editor'>) => Problems<Values>,
): ComponentType<InEditorProps<Props, Values>> {
  return function InEditor({ initial, handling, ...props }: InEditorProps<Props, Values>) {
    const rest = props as unknown as Omit<Props, 'editor'>
    const { submitLabel = '' } = props as { submitLabel?: string }
    const editor = useStoryEditor<Values>({
      ...handling,
      initial,
      check: (values) => check(values, rest),
      clearOnSaved: submitLabel.startsWith('Add'),
    })
    return <Form {...({ ...rest, editor } as unknown as Props)} />
  }
}

/** Saves at once, and spies on what is sent. */
export const saves = <Values,>(over: Partial<Handling<Values>> = {}): Handling<Values> => ({
  onSubmit: fn(async () => true),
  ...over,
})

/** The answer of the server is on its way. */
export const isSaving = <Values,>(): Handling<Values> => saves<Values>({ saving: true })

/** The server said no. */
export const hasFailed = <Values,>(): Handling<Values> =>
  saves<Values>({ onSubmit: fn(async () => false), failure: { message: 'The server says no' } })
