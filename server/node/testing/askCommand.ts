import { expect } from 'vitest'
import { startCommand } from './testConsole'

/** Signs in and returns a way to make calls. */
export async function signIn(address: string, email: string, password: string) {
  const json = { 'content-type': 'application/json' }
  const login = await fetch(`${address}/api/auth/login/`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  })
  expect(login.status).toBe(200)
  const { token } = (await login.json()) as { token: string }
  const headers = { ...json, authorization: `Bearer ${token}` }
  return {
    token,
    get: async (place: string) =>
      (await fetch(`${address}/api${place}`, { headers })).json() as Promise<unknown>,
    post: (place: string, body: unknown) =>
      fetch(`${address}/api${place}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  }
}

/** What a start that fails prints, and its exit code. */
export async function failure(
  environment: Record<string, string>,
  words: string[] = [],
  file = 'server/node/start.mjs',
) {
  const command = startCommand(file, words, { PORT: '0', ...environment })
  return { code: await command.ended, output: command.output().trim() }
}
