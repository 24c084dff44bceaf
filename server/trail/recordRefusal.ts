import type { Context } from '../call'
import type { Database } from '../database/port'
import { HttpError, type Refusal } from '../http/HttpError'
import { networkOf } from '../http/network'
import { entryOf, type Actor } from './Notes'

/**
 * Keeps a refusal in the audit trail, in a transaction of its own, as that of the call was taken back. Of one caller so many
 * are kept as `limiters.refusal` allows, so that nobody fills the database; the log has all of them. Never throws.
 */
export async function recordRefusal(
  { event, user }: Refusal,
  { database, context, actor }: { database: Database; context: Context; actor: Actor },
  onFailure: (error: unknown) => void,
): Promise<void> {
  const subject = user && { kind: 'user', id: user.id, name: user.name }
  const note = { event, before: {}, after: {}, ...(subject && { subject }) }
  try {
    await context.limiters.refusal.perCaller.take(String(actor.user?.id ?? networkOf(actor.address)))
    const entry = entryOf(note, actor, context.clock())
    await database.transaction((tables) => tables.trail.append([entry]))
  } catch (error) {
    if (!(error instanceof HttpError)) onFailure(error)
  }
}
