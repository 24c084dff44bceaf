import { useEffect, useLayoutEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react'
import type { Problems } from '../../contract/rules'
import { focusField } from './focusField'
import styles from './Form.module.css'
import { FormContext, type KnownField } from './FormContext'
import { FormFailure } from './FormFailure'
import type { KeptDraft } from './KeptDraft'
import { SubmitBar } from './SubmitBar'
import { useCountdown } from './useCountdown'
import { useDraftForm } from './useDraftForm'
import { useEnterKey } from './useEnterKey'
import { useKeptDraft } from './useKeptDraft'
import { useLatest } from '../../lib/useLatest'
import { useSaveKey } from './useSaveKey'

/** The way a form is sent and what came of it. The hook that saves makes it; pages pass it through. */
export interface FormHandling<Draft> {
  /** Sends the draft; `true` when it was saved, `false` when `failure` says why not. */
  onSubmit(draft: Draft): Promise<boolean>
  saving: boolean
  /**
   * Why the last submission failed: stays on the form until the next one, or until the named fields are corrected. An
   * empty message is told elsewhere.
   */
  failure?: { message: string; fields?: Partial<Record<keyof Draft & string, string>> } | undefined
  /** Seconds until sending is allowed again, counted down on the button (a 429). */
  retryIn?: number | undefined
  /** Shown on the button while the submission waits for something: 'Waiting for the connection'. */
  waitingFor?: string | undefined
  /** Told whether the values differ from what is saved. */
  onDirtyChange?(dirty: boolean): void
  /** A draft of an earlier visit, to be offered above the fields. */
  kept?: KeptDraft | undefined
  /** Told all values at every change. Throttle it before doing work. */
  onValuesChange?: ((draft: Draft) => void) | undefined
  /** Told the names of files that are chosen and not uploaded yet. */
  onFilesChange?: ((names: readonly string[]) => void) | undefined
  /** Told once what may be asked of the form; returns how to let go. */
  onReady?: ((form: FormReach) => () => void) | undefined
}

/** What may be asked of a form from outside. */
export interface FormReach {
  /** Hands out at once what somebody is typing. */
  commit: () => void
  /** The label of a field, or its name where the form does not show it. */
  labelOf: (name: string) => string
  fieldOf: (name: string) => KnownField | undefined
  /**
   * Sends the form as its button does, with the focus there; a submission under way is waited for. Answers whether all
   * that stands in the form is saved: where it is not, the form says why.
   */
  save: () => Promise<boolean>
}

export interface FormProps<Draft extends object> {
  /**
   * Values to start from. May change while the form is open: fields that nobody changed take the new value.
   * Another record needs a form of its own (a `key`).
   */
  initial: Draft
  /** The rules of the contract: a sentence by field, nothing where the field is right. */
  check: (draft: Draft) => Problems<Draft>
  submitLabel: string
  handling: FormHandling<Draft>
  /** A form that creates: after a save it goes back to `initial`, with the focus on its first field. */
  clearOnSaved?: boolean
  /** Values put over `initial`, such as a kept draft; they count as unsaved. */
  startWith?: Partial<Draft>
  /** Further buttons beside the one that submits. */
  actions?: ReactNode
  /** Name of the form for assistive technology, where a screen has several. */
  label?: string
  children: ReactNode
}

/**
 * The one form of the product: checks by the contract's rules, shows each problem at its field, leads to the first,
 * sends one submission at a time, keeps what was typed whatever happens. Ctrl/Cmd+S and Ctrl/Cmd+Enter send it from
 * anywhere in it. Enter in one of its lines sends it too, unless one of its fields is a long text: then it leads on to the
 * next field.
 *
 * Use it for every form of the product, with its fields inside. It knows no store: onSubmit does, and says whether
 * the draft was saved.
 */
export function Form<Draft extends object>(props: FormProps<Draft>) {
  const { initial, check, handling, clearOnSaved = false, startWith, children } = props
  const { onDirtyChange, failure, onValuesChange, onFilesChange, onReady } = handling
  const draft = useDraftForm<Draft>({ initial, startWith, check, onValuesChange, onFilesChange })
  const element = useRef<HTMLFormElement>(null)
  const sending = useRef<Promise<boolean>>(undefined)
  const [isBusy, setBusy] = useState(false)
  /** Fields that were just found wrong; the focus goes to the first once their problems are on the screen. */
  const leadTo = useRef<readonly string[]>([])
  const retryIn = useCountdown(handling.retryIn, failure)
  const waitingFor = handling.waitingFor ?? draft.held
  const saving = handling.saving || isBusy

  const { isDirty, problems, addProblems } = draft
  useEffect(() => onDirtyChange?.(isDirty), [onDirtyChange, isDirty])

  const taken = useRef<typeof failure>(undefined)
  // Before it is painted: what belongs to a field is never said elsewhere first.
  useLayoutEffect(() => {
    if (taken.current === failure) return
    taken.current = failure
    if (!failure?.fields) return
    leadTo.current = Object.keys(failure.fields)
    addProblems(failure.fields)
  }, [failure, addProblems])

  useEffect(() => {
    const wrong = leadTo.current.filter((name) => problems.some((problem) => problem.name === name))
    if (wrong.length === 0 || !element.current) return
    leadTo.current = []
    focusField(element.current, (name) => wrong.includes(name))
  }, [problems])

  const send = async (values: Draft): Promise<boolean> => {
    setBusy(true)
    if (!(await handling.onSubmit(values))) return false
    if (!clearOnSaved) return !draft.settle(values)
    const isTyping = draft.clear(values)
    if (element.current && !isTyping) focusField(element.current, () => true)
    return !isTyping
  }

  const submit = (): Promise<boolean> => {
    if (sending.current) return sending.current
    if (saving || waitingFor !== undefined || retryIn > 0) return Promise.resolve(false)
    sending.current = draft
      .submit(send, (names) => {
        leadTo.current = names
      })
      .finally(() => {
        sending.current = undefined
        setBusy(false)
      })
    return sending.current
  }
  useSaveKey(element, submit)
  const enterKey = useEnterKey(draft.hasLongText)

  const latestSubmit = useLatest(submit)
  const reach = useMemo<FormReach>(
    () => ({
      ...draft.reach,
      save: () => {
        element.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus()
        return latestSubmit.current()
      },
    }),
    [draft.reach, latestSubmit],
  )
  useEffect(() => onReady?.(reach), [onReady, reach])
  const keptDraft = useKeptDraft(handling.kept, draft)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A form inside a dialog is a child of the page's form in React's tree, though not in the document.
    event.stopPropagation()
    void submit()
  }

  return (
    <FormContext.Provider value={draft.context}>
      <form
        ref={element}
        className={styles.form}
        aria-label={props.label}
        noValidate
        onSubmit={handleSubmit}
        {...enterKey}
      >
        {keptDraft}
        {children}
        {!saving && <FormFailure failure={failure} problems={problems} />}
        <SubmitBar
          label={props.submitLabel}
          saving={saving}
          waitingFor={waitingFor}
          retryIn={retryIn}
          problems={problems}
          actions={props.actions}
        />
      </form>
    </FormContext.Provider>
  )
}
