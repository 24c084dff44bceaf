import type { StoryScenario } from '../support/createScenario'

/** Lets the server send a sign-in link, and returns the link's path. */
export async function askForLink({ server }: StoryScenario): Promise<string> {
  await server.handle(
    new Request(`${location.origin}/api/auth/magic-link`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.org' }),
    }),
  )
  return new URL(/https?:\S+/.exec(server.outbox[0]?.text ?? '')?.[0] ?? '').pathname
}
