import { databaseAway } from '../../src/contract/limits'
import { ConstraintError, DatabaseAwayError, DatabaseFullError } from '../database/port'
import { HttpError } from './HttpError'

/** What is answered when a call throws this; what nobody expects is a 500 without its words. */
export function toHttpError(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) return thrown
  if (thrown instanceof DatabaseFullError)
    return new HttpError(507, 'The server has no room left: nothing was saved')
  if (thrown instanceof DatabaseAwayError) return databaseIsAway(thrown)
  if (thrown instanceof ConstraintError && thrown.kind === 'unknown')
    return new HttpError(409, 'A record that was chosen has been removed meanwhile: choose another', {
      cause: thrown,
    })
  return new HttpError(500, 'Something went wrong on the server')
}

/** Seconds after which a call is worth another try. */
const databaseRetryAfter = 2

function databaseIsAway(cause: DatabaseAwayError): HttpError {
  const message = "The server can't reach its database. Nothing is lost"
  return new HttpError(503, message, {
    headers: { 'Retry-After': String(databaseRetryAfter) },
    body: { success: false, message, code: databaseAway },
    cause,
  })
}
