/**
 * Everything that a person has put into the forms of a page, editors, choices and pictures included. It also runs in
 * browsers that are driven from outside: it must not use anything from beyond its own body.
 */
export function typed(place: ParentNode = document.querySelector('main') ?? document.body): string[] {
  const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'form input:not([type=file]), form textarea, form select, td select',
  )
  const values = [...fields]
    .filter((field) => !field.closest('[role=toolbar]'))
    .map((field) =>
      field instanceof HTMLInputElement && field.type === 'checkbox' ? String(field.checked) : field.value,
    )
  const editors = [...place.querySelectorAll<HTMLElement>('form [contenteditable=true]')].map(
    (editor) => editor.textContent ?? '',
  )
  const chips = [...place.querySelectorAll('form button[aria-label^="Remove "]')].map(
    (chip) => chip.getAttribute('aria-label') ?? '',
  )
  const pictures = [...place.querySelectorAll<HTMLImageElement>('form img[alt^="Preview: "]')].map(
    (picture) => picture.getAttribute('src') ?? '',
  )
  return [...values, ...editors, ...chips, ...pictures]
}
