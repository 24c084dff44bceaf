/** What stands above the rows of most tables, in px: bar, heading, search and head. Their first drawing goes by it. */
export const usualTop = 200

/** Height of a row in px, until it is measured: on a small screen it is a card. */
export function rowHeight(): number {
  if (window.innerWidth < 720) return 92
  return document.documentElement.dataset.density === 'dense' ? 36 : 48
}
