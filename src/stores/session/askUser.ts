import { isUnauthorized } from '../../api/errors'
import type { Client } from '../../api/client'
import type { Profile } from '../../contract/entities'
import { personKey, type CurrentUser } from './sessionState'

/** What a check of the session brought. */
export type CheckAnswer = { user: CurrentUser } | 'somebody else' | 'nobody' | { error: unknown }

/** Whom the page shows, and the token that it acts by. */
interface Shown {
  user: CurrentUser | undefined
  profile: () => Profile | undefined
  token: string | null
}

/** Asks the server whose the token is, and whether that is the person whom the page shows then. */
export async function askUser(client: Client, asked: { token: string }, shown: Shown): Promise<CheckAnswer> {
  try {
    const user = await client.call('currentUser', { token: asked.token })
    return (await isShown(client, user, asked.token, shown)) ? { user } : 'somebody else'
  } catch (error) {
    return isUnauthorized(error) ? 'nobody' : { error }
  }
}

/** Hosts may leave out ids: then the profiles are compared; an unknown user counts as another. */
async function isShown(client: Client, user: CurrentUser, token: string, shown: Shown): Promise<boolean> {
  const before = shown.user
  if (before === undefined) return true
  if (before.id !== undefined && user.id !== undefined) return before.id === user.id
  if (token === shown.token) return true
  const key = personKey(before, shown.profile())
  const { user: profile } = await client.call('profile', { token })
  return key !== undefined && key === personKey(user, profile)
}
