import { isStaff, type Caller } from '../../access/auth'
import type { Readers } from '../../database/lists/writtenRows'
import type { Stamps } from '../../database/records'

/** The stamps of a record as they are answered: to staff alone, as they name people. */
export function shownStamps(caller: Caller | undefined, found: Stamps) {
  const { createdAt, createdBy, updatedAt, updatedBy } = found
  if (!isStaff(caller)) return {}
  return {
    createdAt: createdAt?.toISOString() ?? null,
    createdBy,
    updatedAt: updatedAt?.toISOString() ?? null,
    updatedBy,
  }
}

/** As whom the caller reads a list. */
export const readersOf = (caller: Caller | undefined): Readers => (isStaff(caller) ? 'staff' : 'everybody')

/** The record alone. */
export function withoutStamps<Found extends Stamps>(found: Found): Omit<Found, keyof Stamps> {
  const {
    createdAt: _createdAt,
    createdBy: _createdBy,
    updatedAt: _updatedAt,
    updatedBy: _updatedBy,
    ...record
  } = found
  return record
}
