/** What takes typing; something that is wrong comes first. */
export const typeable =
  '[aria-invalid="true"], [contenteditable="true"], input:not([type="hidden"]), textarea, select'
const focusable = `${typeable}, button, [tabindex]`

/** Puts the focus into the first field on the screen that `isWanted` and says whether there was one. */
export function focusField(form: HTMLElement, isWanted: (name: string) => boolean): boolean {
  for (const slot of form.querySelectorAll<HTMLElement>('[data-field]')) {
    if (!isWanted(slot.dataset.field ?? '')) continue
    const target = firstEnabled(slot, typeable) ?? firstEnabled(slot, focusable)
    if (!target) continue
    target.focus({ preventScroll: true })
    slot.scrollIntoView?.({ block: 'nearest' })
    return true
  }
  return false
}

/** The first of these within an element that is not disabled. */
export function firstEnabled(within: HTMLElement, selector: string): HTMLElement | undefined {
  return [...within.querySelectorAll<HTMLElement>(selector)].find((element) => !element.matches(':disabled'))
}
