import { expect } from 'vitest'
import { scenario } from '../scenarios'

/** The stamps of a record that somebody of the small scenario added and changed; nobody by default. */
export function stamped(by?: number): object {
  const user = scenario('small').users.find(({ id }) => id === by)
  const person = user ? { id: user.id, name: user.name } : null
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string
  return { createdAt: time, createdBy: person, updatedAt: time, updatedBy: person }
}
