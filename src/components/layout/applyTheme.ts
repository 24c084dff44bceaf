import { Classes } from '@blueprintjs/core'
import { darkMachine, isDark } from '../../lib/isDark'

/** How the user wants the console to look; `system` follows the machine's own setting. */
export type Theme = 'light' | 'dark' | 'system'

/**
 * Puts the theme on `body` as Blueprint's class and, for `system`, keeps following the machine.
 * Returns a function that stops following.
 */
export function applyTheme(theme: Theme, body: HTMLElement = document.body): () => void {
  const machine = darkMachine()
  const apply = () => body.classList.toggle(Classes.DARK, isDark(theme))
  apply()
  if (theme !== 'system') return () => {}
  machine.addEventListener('change', apply)
  return () => machine.removeEventListener('change', apply)
}
