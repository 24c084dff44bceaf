import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { startConsole, type TestConsole } from '../../server/node/testing/testConsole'
import type { Role } from '../../src/contract/access/roles'
import { askAs } from './askAs'
import { launchHeadless } from './chromium'
import { complaintsOf } from './complaintsOf'
import { press, write } from './hand'

/** A person at the built console: a browser of their own, and what their page complained of. */
export interface Person {
  page: Page
  /** Errors that the page threw or wrote to its console. */
  complaints: string[]
  leave: () => Promise<void>
}

/** The real server, the built console and a browser. */
export interface Journey {
  console: TestConsole
  /** Opens a browser context of its own, with nobody signed in. */
  arrive: () => Promise<Person>
  /** Opens one that is signed in as the demo's account of this role, on no page yet. */
  arriveAs: (role: Role) => Promise<Person>
  /** Opens one and signs in by password, on the login screen. */
  logInAs: (role: Role) => Promise<Person>
}

/**
 * For the tests of the `describe` around it: starts the real command on a database, with these settings beside the usual ones, and
 * a browser, before the first of them, and ends both after the last.
 */
export function journeyOn(...begins: Parameters<typeof beginJourney>): Journey {
  let begun: Awaited<ReturnType<typeof beginJourney>> | undefined
  beforeAll(async () => {
    begun = await beginJourney(...begins)
  }, 240_000)
  afterAll(() => begun?.end())
  const journey = () => {
    if (!begun) throw new Error('The journey begins with the first test: use it there')
    return begun
  }
  return {
    get console() {
      return journey().console
    },
    arrive: () => journey().arrive(),
    arriveAs: (role) => journey().arriveAs(role),
    logInAs: (role) => journey().logInAs(role),
  }
}

async function beginJourney(
  database: 'pglite' | 'postgres',
  environment?: Readonly<Record<string, string>>,
): Promise<Journey & { end: () => Promise<void> }> {
  const console = await startConsole({ database, ...(environment && { environment }) })
  let browser = await launchHeadless()
  const { address } = console
  const arrive = async (token?: string) => {
    // One that crashed would fail all tests that follow.
    if (!browser.isConnected()) browser = await launchHeadless()
    return arriveAt(browser, address, token)
  }
  return {
    console,
    arrive: () => arrive(),
    async arriveAs(role) {
      const { token } = await askAs(console, role)
      return arrive(token)
    },
    async logInAs(role) {
      const person = await arrive()
      await signIn(person.page, console, role)
      return person
    },
    async end() {
      await browser.close()
      await console.stop()
    },
  }
}

async function arriveAt(browser: Browser, address: string, token?: string): Promise<Person> {
  const localStorage = [{ name: 'token', value: token ?? '' }]
  const context: BrowserContext = await browser.newContext({
    baseURL: address,
    reducedMotion: 'reduce',
    ...(token !== undefined && {
      storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
    }),
  })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  return { page, complaints: complaintsOf(page), leave: () => context.close() }
}

/** Fills in the login form as the demo's account of a role; waits for nothing. */
export async function fillLogin(page: Page, console: TestConsole, role: Role): Promise<void> {
  const account = console.accounts.find((candidate) => candidate.role === role)
  if (!account) throw new Error(`The demo has no account with the role ${role}`)
  await page.goto('/login')
  await write(page.getByLabel('E-mail'), account.email)
  await write(page.getByLabel('Password'), account.password)
  await press(page.getByRole('button', { name: 'Login', exact: true }))
}

async function signIn(page: Page, console: TestConsole, role: Role): Promise<void> {
  await fillLogin(page, console, role)
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** Asserts that the page shows a heading, by which one knows a screen. */
export async function seesHeading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** Asserts that a toast says this. */
export async function seesToast(page: Page, text: string | RegExp): Promise<void> {
  await page.getByRole('region', { name: 'Notifications' }).getByText(text).first().waitFor()
}

/** Asserts that the person's page complained of nothing. */
export function complainedOfNothing(person: Person): void {
  expect(person.complaints).toEqual([])
}
