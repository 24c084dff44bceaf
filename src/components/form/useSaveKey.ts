import { useEffect, type RefObject } from 'react'
import { useLatest } from '../../lib/useLatest'

interface OpenForm {
  element: RefObject<HTMLFormElement | null>
  submit: { readonly current: () => unknown }
}

const openForms = new Set<OpenForm>()

/**
 * Ctrl+S or Cmd+S submits the form in which the focus is, or the only form of the screen; Ctrl+Enter or Cmd+Enter the one
 * in which the focus is.
 */
export function useSaveKey(element: RefObject<HTMLFormElement | null>, submit: () => unknown): void {
  const latest = useLatest(submit)
  useEffect(() => {
    const form = { element, submit: latest }
    if (openForms.size === 0) document.addEventListener('keydown', handleKey, true)
    openForms.add(form)
    return () => {
      openForms.delete(form)
      if (openForms.size === 0) document.removeEventListener('keydown', handleKey, true)
    }
  }, [element, latest])
}

/** Before the field that has the focus: an editor would make a new line of Ctrl+Enter. */
function handleKey(event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.isComposing) return
  const isEnter = event.key === 'Enter'
  if (!isEnter && event.key.toLowerCase() !== 's') return
  const form = isEnter ? formAround() : meantForm()
  if (!form) return
  event.preventDefault()
  event.stopPropagation()
  if (!event.repeat) form.submit.current()
}

/** Its button may stand elsewhere on the page. */
const formAround = () =>
  [...openForms].find(({ element: { current: form } }) => {
    const at = document.activeElement
    return form?.contains(at) || (at instanceof HTMLButtonElement && at.form !== null && at.form === form)
  })

function meantForm(): OpenForm | undefined {
  const around = formAround()
  if (around) return around
  const forms = [...openForms]
  // A dialog that lies above the form is asked first, not passed over.
  const dialog = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')
  const within = dialog ? forms.filter(({ element }) => dialog.contains(element.current)) : forms
  return within.length === 1 ? within[0] : undefined
}
