/** Where letters are typed, and where the arrow keys belong to the field. */
export const typing =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

/** What takes letters itself, and what lies above the page. */
const takesKeys = [
  typing,
  'dialog',
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="menu"]',
  '[role="listbox"]',
].join()

/** Blueprint's mark of a page with a dialog above it. */
const covered = 'bp6-overlay-open'

/** A dialog or the like lies above the page. */
export const isCovered = (): boolean => document.body.classList.contains(covered)

/**
 * The key of a shortcut that somebody pressed; undefined while they type, while a dialog is open, and where something has
 * handled the key. What the keyboard's layout needs Shift or AltGr for counts without them.
 */
export function shortcutKey(event: KeyboardEvent): string | undefined {
  const { key, target } = event
  if (event.defaultPrevented || event.isComposing || event.metaKey || [...key].length !== 1 || key === ' ')
    return undefined
  if ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph')) return undefined
  if (isCovered()) return undefined
  if (isTypedInto(target)) return undefined
  return key
}

/** Whether keys that are pressed there are its own. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(takesKeys) !== null
