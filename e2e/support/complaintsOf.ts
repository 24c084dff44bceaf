import type { Page } from 'playwright'

/** What a page complains of from now on: errors that nobody caught, and what the console calls an error. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // A refused call is answered by a status; the browser logs it, the product shows it to the user.
    const isStatus = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isStatus) complaints.push(message.text())
  })
  return complaints
}
