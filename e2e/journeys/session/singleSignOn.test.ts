import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../server/node/http/freePort'
import { startConsole, type TestConsole } from '../../../server/node/testing/testConsole'
import {
  startTestIdentityProvider,
  type TestIdentityProvider,
} from '../../../server/node/testing/testIdentityProvider'
import { launchHeadless } from '../../support/chromium'
import { press, write } from '../../support/hand'
import { seesHeading } from '../../support/journey'

const people = {
  ada: { email: 'admin@example.org', email_verified: true, name: 'Ada' },
  nadia: { email: 'nadia@example.org', email_verified: true, name: 'Nadia New' },
  unverified: { email: 'super.admin@example.org', email_verified: false, name: 'Somebody' },
}

/** The built console, a real browser and a real OpenID Connect provider. */
describe('single sign-on', () => {
  let provider: TestIdentityProvider
  let console: TestConsole
  let browser: Browser
  beforeAll(async () => {
    const port = await freePort()
    const returnTo = `http://127.0.0.1:${port}/api/auth/oidc/callback`
    provider = await startTestIdentityProvider(returnTo, people)
    const { issuer, clientId, clientSecret } = provider.settings
    console = await startConsole({
      database: 'pglite',
      environment: {
        PORT: String(port),
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: clientId,
        OIDC_CLIENT_SECRET: clientSecret,
      },
    })
    browser = await launchHeadless()
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await console?.stop()
    await provider?.close()
  })

  /** Follows the link of the login screen and signs in at the provider. */
  async function signOn(who: keyof typeof people): Promise<Page> {
    const context = await browser.newContext({
      baseURL: console.address,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto('/tags_main')
    await seesHeading(page, 'Login')
    await press(page.getByRole('link', { name: 'Continue with single sign-on' }))
    await page.waitForURL((url) => url.origin === provider.settings.issuer)
    await write(page.getByPlaceholder('Enter any login'), who)
    await write(page.getByPlaceholder('and password'), 'any')
    await press(page.getByRole('button', { name: 'Sign-in' }))
    await press(page.getByRole('button', { name: 'Continue' }))
    return page
  }

  it('opens the page that was asked for, in the account with the same verified address', async () => {
    const page = await signOn('ada')
    await seesHeading(page, 'Tags')
    expect(new URL(page.url()).pathname).toBe('/tags_main')
    await page.getByText('Ada Adeyemi', { exact: true }).first().waitFor()
    await page.goBack()
    expect(page.url()).not.toContain('/verify/')
    await page.context().close()
  })

  it('lets somebody unknown wait until a SUPER_ADMIN gives them a role', async () => {
    const page = await signOn('nadia')
    await seesHeading(page, 'Your request is being verified')
    await page.context().close()
  })

  it('says why it refuses an address that the provider has not verified', async () => {
    const page = await signOn('unverified')
    await seesHeading(page, 'Login Failed')
    await page.getByText('The identity provider has not verified your e-mail address.').waitFor()
    await press(page.getByRole('button', { name: 'Back to Login' }))
    await seesHeading(page, 'Login')
    await page.context().close()
  })
})
