import type { EarlyCall } from '../../api/earlyCalls'
import { applyFace } from '../../app/face'
import { choiceKeys } from '../../contract/limits'
import { isStaff } from '../../contract/access/roles'
import { isDark } from '../../lib/isDark'
import { styleSettled } from '../../lib/loading/linkSettled'
import { isWaiting } from '../../lib/prerendered'
import type { Person } from './fillFrame'

/** Undefined where the answer is none, or is of somebody who is no staff. */
export async function staffOf({ answer }: EarlyCall): Promise<Person | undefined> {
  const response = await answer
  if (!response?.ok) return undefined
  const { data } = (await response.clone().json()) as { data?: Partial<Person> }
  const role = data?.role
  return role !== undefined && isStaff(role) ? { role, offers: data?.offers ?? [] } : undefined
}

/** Asks for the console's style sheet; where that fails the console asks again, and says what is wrong. */
export function askForStyle(template: HTMLTemplateElement): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = template.dataset['style']!
  link.addEventListener('error', () => link.remove())
  document.head.append(link)
  return link
}

/**
 * An element with what the template holds, in the theme and face that were chosen; undefined where the console shows something by now,
 * or its style is not there: without that it would be no picture of the console.
 */
export function pictureOf(template: HTMLTemplateElement, look: HTMLLinkElement): HTMLElement | undefined {
  if (!isWaiting(root()) || !look.sheet || styleSettled(document)) return undefined
  document.body.classList.toggle('bp6-dark', isDark(kept(choiceKeys.theme)))
  applyFace(window)
  const painted = document.createElement('div')
  painted.id = 'painted'
  painted.append(template.content)
  return painted
}

/** Where the console is drawn. */
export const root = (): HTMLElement => document.getElementById('root')!

/** A choice that the browser keeps; null where it keeps none. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
