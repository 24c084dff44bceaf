import { ConstraintError } from '../database/port'
import { HttpError } from '../http/HttpError'

/** Carries `work` out; a name that another record has becomes an `HttpError` of 409 at its field. */
export async function refuseDuplicate<T>(
  message: string,
  work: () => Promise<T>,
  field = 'name',
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ConstraintError) || error.kind !== 'duplicate') throw error
    throw new HttpError(409, message, { errors: { [field]: message } })
  }
}
