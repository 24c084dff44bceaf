import { useEffect, type RefObject } from 'react'
import { useLatest } from './useLatest'

interface OpenForm {
  element: RefObject<HTMLFormElement | null>
  submit: { readonly current: () => void }
}

const openForms = new Set<OpenForm>()

/** Ctrl+S or Cmd+S submits the form in which the focus is, or the only form of the screen. */
export function useSaveKey(element: RefObject<HTMLFormElement | null>, submit: () => void): void {
  const latest = useLatest(submit)
  useEffect(() => {
    const form = { element, submit: latest }
    if (openForms.size === 0) document.addEventListener('keydown', handleKey)
    openForms.add(form)
    return () => {
      openForms.delete(form)
      if (openForms.size === 0) document.removeEventListener('keydown', handleKey)
    }
  }, [element, latest])
}

function handleKey(event: KeyboardEvent) {
  const isSave =
    (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 's'
  if (!isSave) return
  const form = meantForm()
  if (!form) return
  event.preventDefault()
  if (!event.repeat) form.submit.current()
}

function meantForm(): OpenForm | undefined {
  const focus = document.activeElement
  const forms = [...openForms]
  const around = forms.find(({ element }) => element.current?.contains(focus))
  if (around) return around
  // A dialog that lies above the form is asked first, not passed over.
  const dialog = focus?.closest('[role="dialog"], [role="alertdialog"]')
  const within = dialog ? forms.filter(({ element }) => dialog.contains(element.current)) : forms
  return within.length === 1 ? within[0] : undefined
}
