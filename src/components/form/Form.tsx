import { useContext, useId, useRef, type FormEvent, type ReactNode } from 'react'
import type { FormController } from '../../lib/FormController'
import { useWatched } from '../../lib/useWatched'
import styles from './Form.module.css'
import { FormContext } from './FormContext'
import { FormFailure } from './FormFailure'
import { FormPlacesContext } from './FormPlaces'
import { SavedDraftOffer } from './SavedDraftOffer'
import { SubmitBar } from './SubmitBar'
import { SubmitSummary } from './SubmitSummary'
import { useCountdown } from './useCountdown'
import { useEnterKey } from './useEnterKey'
import { useFocusRequest } from './useFocusRequest'
import { useSaveKey } from './useSaveKey'

export interface FormProps<Values extends object> {
  /** Holds the values, checks them and sends them. Another record needs another one. */
  editor: FormController<Values>
  submitLabel: string
  /** Further buttons beside the one that submits. */
  actions?: ReactNode
  /** Name of the form for assistive technology, where a screen has several. */
  label?: string
  children: ReactNode
}

/**
 * The one form of the product: shows each problem at its field and leads to the first, offers a draft of an earlier visit,
 * says what the form waits for. Ctrl/Cmd+S and Ctrl/Cmd+Enter send it from anywhere in it. Enter in one of its lines sends
 * it too, unless one of its fields is a long text: then it leads on to the next field.
 *
 * Use it for every form of the product, with its fields inside. It knows no store: its `editor` does.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { editor, children } = props
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
  const places = useContext(FormPlacesContext)
  const isSaving = useWatched(editor, (one) => one.isSaving)
  const waitingFor = useWatched(editor, (one) => one.waitingFor)
  const failure = useWatched(editor, (one) => one.failure)
  const pause = useWatched(editor, (one) => one.pause)
  const errors = useWatched(editor, (one) => one.form.errors)
  const problems = editor.form.listProblems(errors)
  const retryIn = useCountdown(pause?.seconds, pause)
  useFocusRequest(element, editor)
  useSaveKey(element, editor.submit)
  const enterKey = useEnterKey(editor.form.hasLongText)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A form inside a dialog is a child of the page's form in React's tree, though not in the document.
    event.stopPropagation()
    void editor.submit()
  }

  const notes = !isSaving && <FormFailure failure={failure} problems={problems} />
  const summary = <SubmitSummary saving={isSaving} problems={problems} />
  return (
    <FormContext.Provider value={editor}>
      <form
        ref={element}
        id={id}
        className={places ? `${styles.form} ${styles.wide}` : styles.form}
        aria-label={props.label}
        noValidate
        onSubmit={handleSubmit}
        {...enterKey}
      >
        {places && (
          <div className={styles.notes}>
            {notes}
            {summary}
            {places.state}
          </div>
        )}
        <SavedDraftOffer editor={editor} />
        {children}
        {!places && notes}
        <SubmitBar
          formId={id}
          place={places?.submit}
          label={props.submitLabel}
          saving={isSaving}
          waitingFor={waitingFor}
          retryIn={retryIn}
          actions={props.actions}
        >
          {!places && summary}
        </SubmitBar>
      </form>
    </FormContext.Provider>
  )
}
