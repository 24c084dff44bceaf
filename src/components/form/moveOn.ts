import { firstEnabled, typeable } from './focusField'
import { submitButton } from './submitButton'

/** What Enter would send a form from: one line of text, or a flag. */
const oneLine = 'input:not([type="file"], [type="submit"], [type="button"], [type="reset"])'

/** What Tab stops at. */
const stops = 'button, [tabindex]:not([tabindex="-1"])'

/** Whether this is an input from which the browser would send the form on Enter. */
export const isOneLine = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches(oneLine)

/** Leads from a field to the next one that takes the focus, or to the form's button after the last. */
export function moveOn(form: HTMLFormElement, from: Element): void {
  const slots = [...form.querySelectorAll<HTMLElement>('[data-field]')]
  const at = slots.findIndex((slot) => slot.contains(from))
  for (const slot of slots.slice(at + 1)) {
    const target = firstEnabled(slot, typeable) ?? firstEnabled(slot, stops)
    if (!target) continue
    target.focus()
    // As Tab does it.
    if (isOneLine(target)) target.select()
    return
  }
  submitButton(form)?.focus()
}
