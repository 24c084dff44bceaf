import { ApiError } from '../../api/errors'
import type { Client } from '../../api/client'
import type { LoginBody } from '../../contract/bodies'
import type { Answer } from '../../contract/endpoints'

/** Asks for a session by e-mail and password. Throws an `ApiError` with the server's message, also for a refusal under 200. */
export async function requestLogin(client: Client, body: LoginBody): Promise<Answer<'login'>> {
  const answer = await client.call('login', { body })
  const { success, statusCode, message } = answer.user
  if (!success || statusCode === 401)
    throw new ApiError('HTTP', statusCode ?? 200, message || 'something went wrong', answer)
  return answer
}

/** Sends a sign-in link; returns the server's message. Throws an `ApiError`, also for a status 404 in the body (§8). */
export async function requestMagicLink(client: Client, email: string): Promise<string> {
  const answer = await client.call('magicLink', { body: { email } })
  if (answer.statusCode !== 200) throw new ApiError('HTTP', answer.statusCode, answer.message, answer)
  return answer.message
}
