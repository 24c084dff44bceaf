import { Classes } from '@blueprintjs/core'

/** How the user wants the console to look; `system` follows the machine's own setting. */
export type Theme = 'light' | 'dark' | 'system'

const darkQuery = '(prefers-color-scheme: dark)'

/**
 * Puts the theme on `body` as Blueprint's class and, for `system`, keeps following the machine.
 * Returns a function that stops following.
 */
export function applyTheme(theme: Theme, body: HTMLElement = document.body): () => void {
  const machine = window.matchMedia(darkQuery)
  const apply = () => {
    const isDark = theme === 'dark' || (theme === 'system' && machine.matches)
    body.classList.toggle(Classes.DARK, isDark)
  }
  apply()
  if (theme !== 'system') return () => {}
  machine.addEventListener('change', apply)
  return () => machine.removeEventListener('change', apply)
}
