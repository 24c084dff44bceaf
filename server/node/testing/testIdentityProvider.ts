import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { freePort } from '../http/freePort'
import type { OidcSettings } from '../oidc/identityProvider'

/** Somebody with an account at the provider. */
export interface Claims {
  email?: string
  email_verified?: boolean
  name?: string
}

/** A real OpenID Connect provider on this machine. */
export interface TestIdentityProvider {
  settings: OidcSettings
  close(): Promise<void>
}

/**
 * Starts oidc-provider on a free port. Its own login page takes any password; who signs in as the word before a colon has
 * the claims of that word, given in `people`. `returnTo` is the one address that it sends browsers back to.
 */
export async function startTestIdentityProvider(
  returnTo: string,
  people: Readonly<Record<string, Claims>>,
): Promise<TestIdentityProvider> {
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}`
  const settings = { issuer, clientId: 'console', clientSecret: 'a secret of the tests' }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: [returnTo],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    cookies: { keys: ['tests'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_: unknown, id: string) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people[id] }),
    }),
    features: { devInteractions: { enabled: true } },
  })
  const server = createServer(provider.callback())
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    settings,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
