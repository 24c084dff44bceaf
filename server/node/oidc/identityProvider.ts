import * as client from 'openid-client'
import * as z from 'zod/mini'
import type { Identity, IdentityProvider } from '../../ports'

/** What the provider gave out for this console. */
export interface OidcSettings {
  issuer: string
  clientId: string
  clientSecret: string
}

/** What the browser keeps while somebody is at the provider. */
const Secret = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() })

const Claims = z.object({
  email: z._default(z.string(), ''),
  // Some providers send a text.
  email_verified: z._default(z.union([z.boolean(), z.string()]), false),
  name: z._default(z.string(), ''),
})

/**
 * An OpenID Connect provider, whose addresses and keys are read from its issuer when they are first needed. Its answers
 * are checked by openid-client: state, nonce, PKCE, the token's signature, issuer, audience and age.
 */
export function createIdentityProvider(settings: OidcSettings): IdentityProvider {
  const { issuer, clientId, clientSecret } = settings
  // Only an issuer on this machine has no https, see the settings.
  const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : []
  let found: Promise<client.Configuration> | undefined
  const discover = () => {
    found ??= client.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute })
    // One that cannot be reached now is asked again next time.
    found.catch(() => (found = undefined))
    return found
  }
  return {
    async begin(returnTo) {
      const config = await discover()
      const secret = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const address = client.buildAuthorizationUrl(config, {
        redirect_uri: returnTo,
        scope: 'openid email profile',
        state: secret.state,
        nonce: secret.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(secret.verifier),
        code_challenge_method: 'S256',
      })
      return { address: address.href, secret: Buffer.from(JSON.stringify(secret)).toString('base64url') }
    },

    async finish(returned, secret) {
      const config = await discover()
      const { state, nonce, verifier } = Secret.parse(JSON.parse(Buffer.from(secret, 'base64url').toString()))
      const tokens = await client.authorizationCodeGrant(config, returned, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The identity provider sent no ID token')
      return identityOf({
        ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)),
        ...claims,
      })
    },
  }
}

function identityOf(claims: object): Identity {
  const { email, email_verified, name } = Claims.parse(claims)
  return { email, isVerified: email_verified === true || email_verified === 'true', name }
}
