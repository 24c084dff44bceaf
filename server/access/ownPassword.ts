import type { Call } from '../call'
import { nameKey } from '../database/nameKey'
import type { UserRecord } from '../database/records'
import { invalid } from '../http/HttpError'

/**
 * Makes sure that the signed-in user knows their own password, for what a stolen session must not do: one of the
 * `passwords` has to be it, and is answered. Tries count like those of signing in. Throws an `HttpError` of 422 at the
 * `field`, or of 429.
 */
export async function requirePassword(
  { context, from, user }: Pick<Call<'profile'>, 'context' | 'from'> & { user: UserRecord },
  field: string,
  ...passwords: readonly string[]
): Promise<string> {
  if (user.passwordHash === null)
    throw invalid({ [field]: 'You have no password yet: set one under Settings' })
  const { perPair, perAddress } = context.limiters.login
  const tries = [await perAddress.take(from), await perPair.take(nameKey(user.email), from)]
  for (const password of passwords) {
    if (!(await context.passwords.matches(password, user.passwordHash, from))) continue
    for (const giveBack of tries) await giveBack()
    return password
  }
  throw invalid({ [field]: 'This is not your password' }, { event: 'passwordRefused', user })
}
