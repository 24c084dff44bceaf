import { focusField } from '../form/focusField'

/** Brings the form that adds a record into view, with the focus in its first field; says whether it has one already. */
export function openForm(form: HTMLElement): boolean {
  form.scrollIntoView({ block: 'start', behavior: 'instant' })
  return focusField(form, () => true)
}
